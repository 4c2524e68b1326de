import type { InvitationAnswer, ReportTime, Stage, Wait } from '../../../tracking/outcomes.ts'

const stages = {
  stage_review: 'In review',
  stage_search: 'Looking for experts',
  stage_choice: 'Choice and agreement',
  stage_work: 'Working together',
  stage_completed: 'Completed',
  stage_closed: 'Closed',
} as const satisfies Record<`stage_${Stage}`, string>

const waits = {
  wait_days_7: 'Up to 7 days',
  wait_days_14: '7 to 14 days',
  wait_days_30: '14 to 30 days',
  wait_days_60: '30 to 60 days',
  wait_longer: 'More than 60 days',
  wait_open: 'No match yet',
  wait_closed: 'Closed without a match',
} as const satisfies Record<`wait_${Wait}`, string>

const answers = {
  answer_interested: 'Interested',
  answer_declined: 'Not now',
  answer_expired: 'No answer in time',
  answer_taken_back: 'No longer asked',
  answer_open: 'Not answered yet',
} as const satisfies Record<`answer_${InvitationAnswer}`, string>

const times = {
  time_in_time: 'In time',
  time_late: 'Late',
  time_missing: 'Missing',
  time_waived: 'Not needed',
} as const satisfies Record<`time_${ReportTime}`, string>

/** What the programme achieved, in Insight. */
export const outcomes = {
  ...stages,
  ...waits,
  ...answers,
  ...times,

  title: 'Programme outcomes',
  text: 'What became of requests, invitations and reports. The region is that of the hospital.',
  shown_all: 'The figures down to the comparison of regions are about hospitals everywhere.',
  shown: 'The figures down to the comparison of regions are about hospitals in one region: {region}.',
  regions: 'Regions of hospitals',
  everywhere: 'All regions',
  elsewhere: 'No region',
  wrong_region: 'Please choose one of the regions',
  csv: 'Matches suggested in these days, with names, as CSV',
  xlsx: 'Matches suggested in these days, with names, as XLSX',

  stagesTitle: 'Requests by stage',
  stagesText: 'On {day}: {open} open requests, {completed} completed and {closed} closed.',
  stagesScale:
    'Open stages have one scale, completed and closed requests another. ‘Working together’ counts requests, also those on hold or without an expert at the moment, which the board shows apart.',
  each_day: 'Each column tells how many were in a stage at the end of a day.',
  each_week: 'Each column tells how many were in a stage at the end of a week.',
  each_month: 'Each column tells how many were in a stage at the end of a month.',
  noRequests: 'No request had come by the end of these days.',

  waitsTitle: 'Time to first match',
  waitsText:
    '{matched} of the {requests} requests of these days have had their first match, which is a shortlist or a choice; half of them within {days}.',
  choiceText: {
    one: 'One has chosen an expert, after {days}.',
    other: '{count} have chosen an expert, half of them within {days}.',
  },
  noMatch: 'None of the {requests} requests of these days has had a shortlist or a choice.',
  noneCame: 'No request came in these days.',
  wait: 'Time to first match',
  requests: 'Requests',

  answersTitle: 'Answers to invitations',
  answersText:
    '{interested} of {of} experts who answered, or let the time pass, are interested: {percent}. Those who are no longer asked, or have not answered yet, do not count.',
  noAnswers: 'No expert who was invited in these days has answered yet, or let the time pass.',
  noInvitations: 'No expert was invited in these days.',
  answer: 'Answer',
  experts: 'Experts',

  reportsTitle: 'Punctuality of reports',
  reportsText: '{inTime} of {of} reports that were due in these days came in time: {percent}.',
  reportsLate: 'The fainter part of a bar came late.',
  reportsWaived: { one: 'One more was not needed.', other: '{count} more were not needed.' },
  noReports: 'No report was due in these days.',
  onlyWaived: 'No report that was due in these days was needed.',
  report: 'Report',
  timeOfReport: '{time}: {count}',

  ratingsTitle: 'Ratings by hospitals',
  ratingsText: {
    one: 'One hospital sent feedback in these days: {mean} of {most} points. {best} has {most} points, {worst} has 1.',
    other:
      '{count} hospitals sent feedback in these days: {mean} of {most} points on average. {best} has {most} points, {worst} has 1.',
  },
  noRatings: 'No hospital sent feedback in these days.',
  rating: 'Rating',
  hospitals: 'Hospitals',

  comparedTitle: 'Regions compared',
  comparedText: 'The same days for each region of hospitals. The fainter bars are all regions together.',
  noneAnywhere: 'Nothing was due or came in these days, in any region.',
  region: 'Region',
  medianDays: 'Median days to first match',
  acceptance: 'Interested experts',
  punctuality: 'Reports in time',
  meanRating: 'Mean rating (up to {most})',
  ofRequests: '{part} of {of} requests matched',
  ofInvitations: '{part} of {of} invitations',
  ofReports: '{part} of {of} reports',
  ofRatings: { one: '{count} rating', other: '{count} ratings' },
} as const
