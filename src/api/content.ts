import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../domain/content/picture.ts'
import { done, type Outcome } from '../domain/refusals.ts'
import { type FrozenAnswer, sendFrozen } from '../http/caching/frozen-answer.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import type { StoryCard } from '../services/content/read-stories.ts'
import type { Services } from '../services/services.ts'
import { keptAnswers } from './kept-answers.ts'
import { mountHttp } from './mount.ts'

/** Published stories, in the words of the specification. */
export function mountContent(api: FastifyInstance, services: Services): void {
  const keep = keptAnswers(services)
  mountHttp(api, 'listStories', async (_input, request, reply) => {
    const listed = await keep('', async () => done((await services.content.readStories()).map(cardOf)))
    return answer(listed, request, reply)
  })
  for (const name of ['readStory', 'readStoryAlso'] as const) {
    mountHttp(api, name, async ({ params: { slug } }, request, reply) =>
      answer(await keep(slug, () => readStory(slug)), request, reply),
    )
  }

  async function readStory(slug: string): Promise<Outcome<object>> {
    const found = await services.content.readStory(slug)
    if (!found.ok) return found
    const { content, published_at } = found.value.story
    return done({ ...cardOf(found.value.story), content, published_at })
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
