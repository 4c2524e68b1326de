import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../domain/content/picture.ts'
import { outcomesIn, timelineIn } from '../domain/content/story-lines.ts'
import { type Locale, localeFor } from '../domain/messages/locales.ts'
import { done, type Outcome } from '../domain/refusals.ts'
import { type FrozenAnswer, freeze, sendFrozen } from '../http/caching/frozen-answer.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import type { Profile, Story, StoryCard } from '../services/content/read-published.ts'
import type { Services } from '../services/services.ts'
import { mountHttp } from './mount.ts'

const mostAnswers = 1000

/** The body of an answer, and the languages in which it is written. */
type Said = { body: unknown; languages: readonly Locale[] }

/** Caches public responses, compressed, until the content changes. */
function cachedAnswers(services: Services) {
  const kept = new Map<string, FrozenAnswer>()
  let keptVersion = ''
  return async (key: string, write: () => Promise<Outcome<Said>>): Promise<Outcome<FrozenAnswer>> => {
    const version = await services.content.contentVersion()
    const known = version === keptVersion ? kept.get(key) : undefined
    if (known) return { ok: true, value: known }
    const written = await write()
    if (!written.ok) return written
    const { body, languages } = written.value
    const answer = await freeze(JSON.stringify(body), 'application/json', 'public, no-cache', languages)
    if (version !== keptVersion || kept.size >= mostAnswers) kept.clear()
    keptVersion = version
    kept.set(key, answer)
    return { ok: true, value: answer }
  }
}

export function mountContent(api: FastifyInstance, services: Services): void {
  const keep = cachedAnswers(services)
  mountHttp(api, 'listStories', async (_input, request, reply) => {
    const locale = localeOf(request)
    return answer(await keep(locale, () => listStories(locale)), request, reply)
  })
  for (const name of ['readStory', 'readStoryAlso'] as const) {
    mountHttp(api, name, async ({ params: { slug } }, request, reply) => {
      const locale = localeOf(request)
      return answer(await keep(`${locale} ${slug}`, () => readStory(slug, locale)), request, reply)
    })
  }

  async function listStories(locale: Locale): Promise<Outcome<Said>> {
    const stories = await services.content.readStories(locale)
    const languages = new Set(stories.map(({ lang }) => lang))
    return done({ body: stories.map(cardOf), languages: languages.size > 0 ? [...languages] : [locale] })
  }

  async function readStory(slug: string, locale: Locale): Promise<Outcome<Said>> {
    const found = await services.content.readStory(slug, locale)
    if (!found.ok) return found
    const { story, expert } = found.value
    const { content, published_at, lang } = story
    const body = { ...cardOf(story), ...factsOf(story, expert), content, published_at }
    return done({ body, languages: [lang] })
  }
}

const localeOf = ({ headers }: FastifyRequest) => localeFor(headers['accept-language'], false)

function factsOf(story: Story, expert: Profile | undefined) {
  const { country, hospital, support, period, image_caption, image_credit } = story
  const { outcomes_title, outcomes, outcomes_note, timeline } = story
  return {
    ...{ country, hospital, support, period, image_caption, image_credit, outcomes_title, outcomes_note },
    expert: expert ? { slug: expert.slug, name: expert.name, role: expert.role } : null,
    outcomes: outcomesIn(outcomes) ?? [],
    timeline: timelineIn(timeline) ?? [],
  }
}

function cardOf({ id, title, synopsis, slug, country_region, picture, is_sample }: StoryCard) {
  return {
    id,
    title,
    synopsis,
    slug,
    country_region,
    image: picture !== null,
    image_url: picture && addressOf(picture),
    image_alt: picture?.alt ?? null,
    is_sample,
  }
}

function answer(kept: Outcome<FrozenAnswer>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return kept.ok ? sendFrozen(request, reply, kept.value) : answerProblem(request, reply, kept.refusal)
}
