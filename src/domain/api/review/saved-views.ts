import * as v from 'valibot'
import { applicationKind } from '../../review/application-query.ts'
import { changedView, newView, viewFilter } from '../../review/saved-view.ts'
import { byId, json, reads, removes, success, writes } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'
import { person } from './review-answers.ts'
import { reviewPaths } from './review-paths.ts'

export const savedView = v.object({
  id: uuid,
  kind: applicationKind,
  name: v.string(),
  shared: v.boolean(),
  owner: person,
  filter: viewFilter,
})

const filter = { ...v.parse(viewFilter, { status: ['submitted'], region: ['1'], sort: 'submitted' }) }

const example = {
  id: '6b1f0c2e-4d3a-4b5c-9d7e-8f9a0b1c2d3e',
  kind: 'expert' as const,
  name: 'New, from Africa',
  shared: true,
  owner: { id: '9c2e4d6f-8a0b-4c1d-8e2f-3a4b5c6d7e8f', name: 'Nia Boateng' },
  filter,
}

const { kind, name, shared } = example

/** Views of lists that staff have saved, for themselves or for everybody. */
export const savedViewEndpoints = {
  listSavedViews: {
    ...reads,
    path: reviewPaths.views,
    access: 'read_applications',
    request: { query: v.strictObject({ kind: applicationKind }) },
    answer: json(v.object({ views: v.array(savedView) }), { views: [example] }),
  },
  saveView: {
    ...writes,
    path: reviewPaths.views,
    access: 'read_applications',
    request: { body: newView },
    example: { kind, name, shared, filter },
    answer: json(savedView, example, 201),
    problems: ['invalid_answers', 'not_found'],
  },
  changeView: {
    ...writes,
    method: 'PUT',
    path: reviewPaths.view,
    access: 'read_applications',
    request: { params: byId, body: changedView },
    example: { name, shared, filter },
    answer: json(savedView, example),
    problems: ['invalid_answers', 'not_found'],
  },
  removeView: {
    ...removes,
    path: reviewPaths.view,
    access: 'read_applications',
    request: { params: byId },
    answer: success,
    problems: ['not_found'],
  },
} as const
