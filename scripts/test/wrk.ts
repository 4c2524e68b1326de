import { provideProgram } from './program.ts'

/** An HTTP load generator in C, which uses little CPU itself. */
export const provideWrk = () =>
  provideProgram({
    called: 'wrk',
    need: 'The measurements of capacity need',
    names: ['wrk'],
    variable: 'WRK_PATH',
    packages: ['wrk'],
    trial: ['-v'],
    trialEnds: 1, // wrk exits with 1 even for -v
  })
