import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { endEditSession, resumeEditSession } from '../../store/applicants/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { TidyMails } from '../mail/deliver-mail.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf } from '../protection/tokens.ts'
import { authenticate, type Credentials, sendNewPin } from './authenticate.ts'
import {
  cancelAddressChange,
  confirmAddress,
  keepAddress,
  readMailedChange,
  sendConfirmationAgain,
} from './confirm-address.ts'
import { editApplication } from './edit-application.ts'
import { eraseOwnData } from './erase-own-data.ts'
import { exportOwnData } from './export-own-data.ts'
import { dropDraft, keepDraft, readDraft, readEntry } from './keep-draft.ts'
import { readOwnApplication, readOwnFile } from './read-own-application.ts'
import { sendLinkAgain } from './send-link-again.ts'
import { findFieldOfFile, readOwnPage, viewOwnFile } from './view-own-file.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** What a person can do with their own application, and with a form that they have not finished. */
export function applicantsServices(store: Store, pins: SigningKey, tidyMails: TidyMails) {
  return {
    authenticate: (kind: ApplicationKind, credentials: Credentials) =>
      authenticate(store, kind, credentials, pins),
    confirmAddress: (token: string, pin: string) => confirmAddress(store, { token, pin }, pins),
    eraseOwnData: (session: EditSession) => eraseOwnData(store, session, tidyMails),
    resumeEditSession: (token: string) => resumeEditSession(store, digestOf(token)),
    sendNewPin: (kind: ApplicationKind, hash: string) => sendNewPin(store, kind, hash, pins),
    signOut: (token: string) => endEditSession(store, digestOf(token)),
    ...bindTo(store, {
      cancelAddressChange,
      dropDraft,
      editApplication,
      exportOwnData,
      findFieldOfFile,
      keepAddress,
      keepDraft,
      readDraft,
      readEntry,
      readMailedChange,
      readOwnApplication,
      readOwnFile,
      readOwnPage,
      sendConfirmationAgain,
      sendLinkAgain,
      viewOwnFile,
      withdrawApplication,
    }),
  }
}
