import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Estimate, Judged } from './estimate-password.ts'

/** More than 10 ^ 10 guesses: the best of zxcvbn's grades, which run from 0 to 4. */
const goodEnough = 4

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

export const gradePassword = ({ password, words }: Judged): Estimate =>
  estimator.check(password, [...words]).score < goodEnough ? 'guessable' : 'good'
