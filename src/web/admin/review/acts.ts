import type * as v from 'valibot'
import type { newAssessment } from '../../../domain/api/review/review-act-orders.ts'
import type { reviewActEndpoints as endpoints } from '../../../domain/api/review/review-acts.ts'
import { actPaths } from '../../../domain/api/review/review-paths.ts'
import type { NewInterview } from '../../../domain/review/interview.ts'
import { callApi } from '../../api/call-api.ts'
import { accepted, read } from './calls.ts'

type Answer<Name extends keyof typeof endpoints> = v.InferOutput<(typeof endpoints)[Name]['answer']['schema']>

type Interviews = Answer<'readInterviews'>
export type InterviewFacts = Interviews['interviews'][number]
type Assessments = Answer<'readAssessments'>
export type OneAssessment = Assessments['assessments'][number]

export const readInterviews = (id: string) =>
  read(['interviews', id], () => callApi('GET', actPaths.interviews, { params: { id } }))

export const previewInterview = (id: string, interview: NewInterview | null) =>
  accepted(callApi('POST', actPaths.previewInterview, { params: { id }, body: { interview } }))

type InterviewOrder = v.InferInput<(typeof endpoints)['setInterview']['request']['body']>

export const setInterview = (id: string, body: InterviewOrder) =>
  accepted(callApi('PUT', actPaths.interviews, { params: { id }, body }))

export const decideDuplicate = (id: string, other: string, is_duplicate: boolean) =>
  accepted(callApi('PUT', actPaths.duplicate, { params: { id, other }, body: { is_duplicate } }))

export type MergePreview = Answer<'previewMerge'>

type Pair = v.InferInput<(typeof endpoints)['previewMerge']['request']['body']>

export const previewMerge = (body: Pair) => accepted(callApi('POST', actPaths.previewMerge, { body }))

type MergeOrder = v.InferInput<(typeof endpoints)['mergeApplications']['request']['body']>

export const mergeApplications = (body: MergeOrder) => accepted(callApi('POST', actPaths.merges, { body }))

export const readAssessments = (id: string) =>
  read(['assessments', id], () => callApi('GET', actPaths.assessments, { params: { id } }))

export const assess = (id: string, body: v.InferInput<typeof newAssessment>) =>
  accepted(callApi('PUT', actPaths.assessments, { params: { id }, body }))

export const takeBackAssessment = (id: string) =>
  accepted(callApi('DELETE', actPaths.assessments, { params: { id } }))
