import { provideProgram } from './program.ts'

/** Asks for a page as fast as it is answered, from C, so that it takes little of the machine itself. */
export const provideWrk = () =>
  provideProgram({
    called: 'wrk',
    need: 'The measurements of capacity need',
    names: ['wrk'],
    variable: 'WRK_PATH',
    packages: ['wrk'],
    trial: ['-v'],
    trialEnds: 1, // wrk has no question that it answers with 0
  })
