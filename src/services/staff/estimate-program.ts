import { json } from 'node:stream/consumers'
import type { Judged } from './estimate-password.ts'
import { gradePassword } from './grade-password.ts'

process.stdout.write(gradePassword((await json(process.stdin)) as Judged))
