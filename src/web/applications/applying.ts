import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'

/** All that sets one form's apply page apart from another's, besides its form. */
type Applying = {
  /** The file of content/ that introduces the form; without one the page begins with the form. */
  content?: string
  /** The description for search engines, if no such file has one. */
  description?: MessageKey
  title: MessageKey
  terms?: { label: MessageKey; href: string }
}

export const termsPdf = '/documents/terms-of-reference-experts.pdf'

export const applying: Readonly<Record<ApplicationKind, Applying>> = {
  expert: {
    content: 'apply-expert',
    title: 'expert.application',
    terms: { label: 'expert.terms', href: termsPdf },
  },
  hospital: { content: 'apply-hospital', title: 'hospital.application' },
  trainer: { description: 'trainer.description', title: 'trainer.step' },
}
