import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/chromium.ts'
import { keepTemporaryFilesInMemory } from './tests/harness/setup/temporary-folder.ts'
import { isFull } from './tests/harness/setup/trial.ts'
import { long } from './tests/journeys/long.ts'

keepTemporaryFilesInMemory()

/** What Playwright switches off: a second list replaces its own. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** Each starts a process for every first page of a journey; a test of the headers asserts the policy. */
const startingProcesses = ['CrossOriginOpenerPolicy', 'SpareRendererForSitePerProcess']

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...offByPlaywright, ...startingProcesses]}`,
]

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  grepInvert: isFull ? undefined : new RegExp(long.tag),
  fullyParallel: true,
  // A journey waits for the server and for what it has typed about a quarter of its time.
  workers: availableParallelism() + 2,
  // Only a journey that hangs should fail by time: a busy machine can take a second for a tenth.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: findChromium(), args: quiet },
    // A worker would answer in place of what journeys put before the server; its own journeys allow it.
    serviceWorkers: 'block',
    // To keep one of a failure, Playwright takes one of every test; a failure leaves a snapshot of the page in words.
    screenshot: 'off',
    // Movements are drawn by the processor; the journeys that judge them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
