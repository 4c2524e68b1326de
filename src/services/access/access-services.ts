import { done } from '../../domain/refusals.ts'
import type { ApplicationKind } from '../../domain/statuses/application-status.ts'
import { type EditSession, endEditSession, resumeEditSession } from '../../store/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../issue-set-up-link.ts'
import { authenticate, type Credentials } from './authenticate.ts'
import { editApplication } from './edit-application.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { keepDraft, type UnfinishedForm } from './keep-draft.ts'
import { dropDraft, readDraft } from './read-draft.ts'
import { readOwnApplication } from './read-own-application.ts'
import { readOwnFile } from './read-own-file.ts'
import { sendNewPin } from './send-new-pin.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** What a person can do with their own application, and with a form that they have not finished. `wakeMail` is told of new mails. */
export function accessServices(store: Store, wakeMail: () => void = () => {}) {
  return {
    authenticate: (kind: ApplicationKind, credentials: Credentials) =>
      authenticate(store, kind, credentials).finally(wakeMail),
    resumeEditSession: (token: string) => resumeEditSession(store, digestOf(token)),
    signOut: async (token: string) => {
      await endEditSession(store, digestOf(token))
      return done({ success: true as const })
    },
    sendNewPin: (kind: ApplicationKind, hash: string) => sendNewPin(store, kind, hash).finally(wakeMail),
    readOwnApplication: (session: EditSession, hash: string) => readOwnApplication(store, session, hash),
    readOwnFile: (session: EditSession, key: string) => readOwnFile(store, session, key),
    editApplication: (session: EditSession, sent: unknown) =>
      editApplication(store, session, sent).finally(wakeMail),
    withdrawApplication: (session: EditSession) => withdrawApplication(store, session).finally(wakeMail),
    exportOwnData: (session: EditSession) => exportOwnData(store, session),
    eraseOwnData: (session: EditSession) => eraseOwnData(store, session),
    keepDraft: (form: UnfinishedForm) => keepDraft(store, form).finally(wakeMail),
    readDraft: (token: string) => readDraft(store, token),
    dropDraft: (token: string) => dropDraft(store, token),
  }
}
