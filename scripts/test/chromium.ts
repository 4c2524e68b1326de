import { findProgram, type Program, provideProgram } from './program.ts'

/** The headless shell renders the same pages in two thirds of the time. */
const chromium: Program = {
  called: 'Chromium',
  need: 'The browser tests need',
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  variable: 'CHROMIUM_PATH',
  packages: ['chromium-headless-shell', 'chromium'],
  trial: ['--version', '--no-sandbox'],
}

export const findChromium = () => findProgram(chromium)

export const provideChromium = () => provideProgram(chromium)
