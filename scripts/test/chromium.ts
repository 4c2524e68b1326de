import { findProgram, type Program, provideProgram } from './program.ts'

const chromium: Program = {
  called: 'Chromium',
  need: 'The browser tests need',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  variable: 'CHROMIUM_PATH',
  package: 'chromium',
  trial: ['--version', '--no-sandbox'],
}

export const findChromium = () => findProgram(chromium)

export const provideChromium = () => provideProgram(chromium)
