import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { done } from '../../domain/refusals.ts'
import { endEditSession, resumeEditSession } from '../../store/applicants/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf } from '../protection/token-digest.ts'
import { authenticate, type Credentials } from './authenticate.ts'
import { confirmAddress, readMailedChange } from './confirm-address.ts'
import { editApplication, type SentEdit } from './edit-application.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { keepDraft, type UnfinishedForm } from './keep-draft.ts'
import { cancelAddressChange, keepAddress, sendConfirmationAgain } from './manage-address-change.ts'
import { dropDraft, readDraft, readEntry } from './read-draft.ts'
import { readOwnApplication } from './read-own-application.ts'
import { readOwnFile } from './read-own-file.ts'
import { sendNewPin } from './send-new-pin.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** What a person can do with their own application, and with a form that they have not finished. */
export function accessServices(store: Store, pins: SigningKey, post: Pick<PostOffice, 'wake' | 'tidy'>) {
  return {
    authenticate: (kind: ApplicationKind, credentials: Credentials) =>
      authenticate(store, kind, credentials, pins).finally(post.wake),
    resumeEditSession: (token: string) => resumeEditSession(store, digestOf(token)),
    signOut: async (token: string) => {
      await endEditSession(store, digestOf(token))
      return done({ success: true as const })
    },
    sendNewPin: (kind: ApplicationKind, hash: string) =>
      sendNewPin(store, kind, hash, pins).finally(post.wake),
    readOwnApplication: (session: EditSession, hash: string) => readOwnApplication(store, session, hash),
    readOwnFile: (session: EditSession, key: string) => readOwnFile(store, session, key),
    editApplication: (session: EditSession, sent: SentEdit) =>
      editApplication(store, session, sent).finally(post.wake),
    sendConfirmationAgain: (session: EditSession) => sendConfirmationAgain(store, session).finally(post.wake),
    cancelAddressChange: (session: EditSession) => cancelAddressChange(store, session),
    readMailedChange: (link: 'confirm' | 'cancel', token: string) => readMailedChange(store, link, token),
    confirmAddress: (token: string, pin: string) =>
      confirmAddress(store, { token, pin }, pins).finally(post.wake),
    keepAddress: (token: string) => keepAddress(store, token),
    withdrawApplication: (session: EditSession) => withdrawApplication(store, session).finally(post.wake),
    exportOwnData: (session: EditSession) => exportOwnData(store, session),
    eraseOwnData: (session: EditSession) => eraseOwnData(store, session, post.tidy),
    keepDraft: (form: UnfinishedForm) => keepDraft(store, form).finally(post.wake),
    readDraft: (token: string) => readDraft(store, token),
    readEntry: (draftId: string) => readEntry(store, draftId),
    dropDraft: (token: string) => dropDraft(store, token),
  }
}
