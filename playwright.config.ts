import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/chromium.ts'
import { keepTemporaryFilesInMemory } from './tests/harness/temporary-folder.ts'

keepTemporaryFilesInMemory()

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 60_000,
  use: {
    launchOptions: { executablePath: findChromium(), args: quiet },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: /\.desktop\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: /\.phone\.spec/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
