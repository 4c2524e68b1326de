import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { Captcha, Unproven } from '../protection/captcha/open-captcha.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { enterOnBehalf } from './enter-on-behalf.ts'
import { dropSheet, importSheet, previewImport } from './import-sheet.ts'
import { receiveSheet } from './judge-sheet.ts'
import { listEntries, mailEntryAgain, removeWaitingEntry } from './list-waiting-entries.ts'
import { type Submission, submitApplication } from './submit-application.ts'

/** What people apply with, and what staff enter for others, who confirm it. */
export function applicationsServices(store: Store, captcha: Captcha, pins: SigningKey) {
  return {
    submitApplication: (kind: ApplicationKind, { proof, ...sent }: Unproven<Submission>) =>
      captcha.guard(kind, proof, (pass) => submitApplication(store, kind, { ...sent, pass }, pins)),
    ...bindTo(store, {
      dropSheet,
      enterOnBehalf,
      importSheet,
      listEntries,
      mailEntryAgain,
      previewImport,
      receiveSheet,
      removeEntry: removeWaitingEntry,
    }),
  }
}
