import { json } from 'node:stream/consumers'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Estimate, Judged } from './estimate-password.ts'

/** More than 10 ^ 10 guesses: the best of zxcvbn's grades, which run from 0 to 4. */
const goodEnough = 4

const { password, words } = (await json(process.stdin)) as Judged
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
const estimate: Estimate = estimator.check(password, [...words]).score < goodEnough ? 'guessable' : 'good'
process.stdout.write(estimate)
