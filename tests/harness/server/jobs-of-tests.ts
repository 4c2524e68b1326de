import { backgroundJobs } from '../../../src/services/background/jobs.ts'

const nothing = async () => {}

/** The background jobs on a database without webhooks and page views. */
export const jobsOfTests = (chores: Parameters<typeof backgroundJobs>[0] = []) =>
  backgroundJobs(chores, nothing, nothing)
