import { done, type FieldErrors, type Outcome, refuse } from '../refusals.ts'
import type { BrandFacts } from './brand.ts'
import { accept } from './engine/accept.ts'
import { email, text } from './engine/field.ts'
import { type AnswersOf, defineForm } from './engine/form.ts'
import { normalise } from './engine/normalise.ts'
import { isLink } from './whole-link.ts'

const link = {
  max: 300,
  says: { invalid_text: 'registry.notALink', invalid_choice: 'registry.sample' },
} as const

export const registryForm = defineForm({
  id: 'registry',
  fields: {
    institution_name: text({ required: true, max: 150, hint: 'registry.institution_nameHint' }),
    institution_url: text({ required: true, ...link }),
    coordinator_name: text({ required: true, max: 100 }),
    coordinator_email: email({
      required: true,
      hint: 'registry.coordinator_emailHint',
      says: { invalid_choice: 'registry.sample' },
    }),
    answer_days: text({
      required: true,
      max: 20,
      hint: 'registry.answer_daysHint',
      says: { invalid_number: 'registry.notDays' },
    }),
    invitation_days: text({
      required: true,
      max: 20,
      hint: 'registry.invitation_daysHint',
      says: { invalid_number: 'registry.notInvitationDays' },
    }),
    expert_capacity: text({
      required: true,
      max: 20,
      hint: 'registry.expert_capacityHint',
      says: { invalid_number: 'registry.notCapacity' },
    }),
    social_institution: text(link),
    social_x: text(link),
    social_video: text(link),
    social_network: text(link),
  },
  steps: [
    { id: 'institution', title: 'registry.institution', asks: ['institution_name', 'institution_url'] },
    {
      id: 'coordinator',
      title: 'registry.coordinator',
      asks: ['coordinator_name', 'coordinator_email', 'answer_days'],
    },
    {
      id: 'matching',
      title: 'registry.matching',
      asks: ['invitation_days', 'expert_capacity'],
    },
    {
      id: 'social',
      title: 'registry.social',
      lede: 'registry.socialHint',
      asks: ['social_institution', 'social_x', 'social_video', 'social_network'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

/** A link that is empty is not shown. */
export type ContactFacts = Readonly<Required<AnswersOf<typeof registryForm>>>

/** All that administrators settle about the registry itself. */
export type RegistryFacts = ContactFacts &
  BrandFacts & {
    /** The site, where visitors write to us while no address of the coordinator is set; empty if one is. */
    readonly contact_page: string
  }

export function acceptFacts(sent: unknown): Outcome<ContactFacts> {
  const accepted = accept(registryForm, sent)
  const given = normalise(registryForm, sent)
  const notLinks = linkNames.filter((name) => given[name] && !isLink(String(given[name])))
  const errors: FieldErrors = {
    ...Object.fromEntries(notLinks.map((name) => [name, 'invalid_text' as const])),
    ...(!isNumberOfDays(given.answer_days) && { answer_days: 'invalid_number' as const }),
    ...(!isInvitationTime(given.invitation_days) && { invitation_days: 'invalid_number' as const }),
    ...(!isCapacity(given.expert_capacity) && { expert_capacity: 'invalid_number' as const }),
    ...(!accepted.ok && accepted.refusal.errors),
  }
  if (!accepted.ok || Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({ ...noLinks, ...accepted.value })
}

const noLinks = { social_institution: '', social_x: '', social_video: '', social_network: '' }
const linkNames = ['institution_url', ...Object.keys(noLinks)]

const isNumberOfDays = (given: unknown) => /^[1-9]\d?$/.test(String(given))

/** At least four days, since the reminder is sent half-way. */
const isInvitationTime = (given: unknown) => /^([4-9]|[1-5]\d|60)$/.test(String(given))

const isCapacity = (given: unknown) => /^[1-9]$/.test(String(given))
