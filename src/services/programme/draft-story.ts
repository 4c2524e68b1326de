import { isUuid } from '../../domain/api/uuid.ts'
import { html, type Markup } from '../../domain/content/markup.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { storyForm } from '../../domain/forms/story.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { lockContent } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  findCollaboration,
  findLastReports,
  findStoryOf,
  linkStory,
} from '../../store/programme/collaboration.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { keep } from '../content/save-content.ts'

/** `isNew` is false where the story was drafted before. */
export type DraftedStory = { storyId: string; isNew: boolean }

type Reports = { expert: Answers; hospital: Answers }

/** Drafts a story from both final reports, if both sides agreed. */
export function draftStory(store: Store, staff: Author, matchId: string): Promise<Outcome<DraftedStory>> {
  return transaction(store, async (database) => {
    await lockContent(database)
    const match = isUuid(matchId) ? await findCollaboration(database, matchId) : undefined
    if (!match) return refuse('not_found')
    const known = await findStoryOf(database, matchId)
    if (known) return done({ storyId: known.story_id, isNew: false })
    if (match.status !== 'completed') return refuse('wrong_status')
    const { expert, hospital, reportedAt } = await findLastReports(database, matchId)
    if (expert?.story_consent !== true || hospital?.story_consent !== true) return refuse('no_consent')

    // Stories are written in the language of the site's source.
    const t = translator('en', catalogueOf('en'))
    const days = { requestedAt: match.requestedAt, startsOn: match.starts_on, reportedAt }
    const answers = {
      ...storyFrom(match.hospitalAnswers, { expert, hospital }, t),
      timeline: timelineOf(days, t),
    }
    const saved = await keep(database, 'story', { answers }, staff)
    if (!saved.ok) return saved
    await linkStory(database, matchId, saved.value.id)
    await writeAudit(database, byStaff(staff), 'match_story_drafted', ['match', matchId], {
      after: { story: saved.value.id },
    })
    return done({ storyId: saved.value.id, isNew: true })
  })
}

const told = ['activities', 'changes', 'next'] as const

type Days = { requestedAt: Date; startsOn: string | null; reportedAt: Date | null }

/** The timeline by month, from the request to the report; editors add what lies between. */
function timelineOf({ requestedAt, startsOn, reportedAt }: Days, t: Translate): string {
  const month = (time: Date | null) => time?.toISOString().slice(0, 7)
  const lines = [
    [month(requestedAt), t('storyDraft.requested')],
    [startsOn?.slice(0, 7), t('storyDraft.begun')],
    [month(reportedAt), t('storyDraft.reported')],
  ]
  return lines.flatMap(([date, words]) => (date ? [`${date} | ${words}`] : [])).join('\n')
}

function storyFrom(
  { name, country, method_of_support: support }: Answers,
  reports: Reports,
  t: Translate,
): Answers {
  const { title, synopsis, hospital } = storyForm.fields
  const sections = told.map((question) => section(question, reports, t))
  return {
    title: shortened(t('storyDraft.title', { hospital: String(name) }), title.max),
    country_region: String(country),
    country: String(country),
    hospital: shortened(String(name), hospital.max),
    support: String(support ?? ''),
    synopsis: shortened(String(reports.hospital.changes ?? ''), synopsis.max),
    content: html`${sections}`.text,
  }
}

/** Quotes both sides; the answers about difficulties are not published. */
function section(question: (typeof told)[number], reports: Reports, t: Translate): Markup {
  const voices = (['hospital', 'expert'] as const).flatMap((side) => {
    const said = paragraphs(reports[side][question])
    return said.length > 0
      ? [html`<blockquote>${said}<footer>${t(`storyDraft.${side}`)}</footer></blockquote>`]
      : []
  })
  return html`<h2>${t(`storyDraft.${question}`)}</h2>${voices}`
}

function paragraphs(text: unknown): Markup[] {
  const lines = typeof text === 'string' ? text.split('\n').map((line) => line.trim()) : []
  return lines.filter((line) => line !== '').map((line) => html`<p>${line}</p>`)
}

/** Shortens a text between words. */
function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
