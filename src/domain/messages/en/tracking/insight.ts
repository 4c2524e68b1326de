/** The figures of the registry, for those who are responsible for it. */
export const insight = {
  title: 'Insight',
  description: 'Figures about applications, the programme and visitors of {name}.',
  text: '{from} to {to}, in UTC. The figures name nobody; the list of matches that you can save below names both sides.',

  period: 'Choose days',
  presets: 'Usual periods',
  last_30: '30 days',
  last_90: '90 days',
  last_365: 'A year',
  from: 'From',
  to: 'Until',
  invalid: 'Please check the days',
  wrong_day: 'Please enter a day such as 2026-11-15',
  wrong_order: 'The last day is before the first one',
  wrong_length: 'Please choose at most five years',
  wrong_choice: 'Please choose one of the periods, or days of your own',

  figures: 'Figures as a table',
  unit_day: 'Day',
  unit_week: 'Week from',
  unit_month: 'Month',
  expert: 'Experts',
  hospital: 'Hospitals',
  trainer: 'Trainers',
  nothingYet: 'Nothing yet',
  days: { one: '{count} day', other: '{count} days' },
  seconds: '{seconds} s',
  minutes: '{minutes} min {seconds} s',
  more: '{number} more than in the {days} days before',
  fewer: '{number} fewer than in the {days} days before',
  same: 'As many as in the {days} days before',

  applications: 'Applications',
  firstMatch: 'Median time to first match',
  firstMatchNote: '{matched} of {requests} requests have a shortlist',
  firstMatchNone: 'No request of these days has a shortlist',
  noRequests: 'No request came in these days',
  sessions: 'Sessions',
  timeOnPage: 'Median time on a page',
  timeOnPageNote: 'The time in which somebody looked at it',

  cameTitle: 'Applications over time',
  came_day:
    'Experts sent {expert} applications, hospitals {hospital}, trainers {trainer}. Each column is a day.',
  came_week:
    'Experts sent {expert} applications, hospitals {hospital}, trainers {trainer}. Each column is a week.',
  came_month:
    'Experts sent {expert} applications, hospitals {hospital}, trainers {trainer}. Each column is a month.',
  cameColumn: '{label}: {count}',

  declinesTitle: 'Why applications were declined',
  declinesText: {
    one: 'One application was declined in these days. Declines that were taken back are left out.',
    other: '{count} applications were declined in these days. Declines that were taken back are left out.',
  },
  declinesNone: 'No application was declined in these days.',
  declined: 'Declined',
  noneDeclined: 'None was declined.',
  declinedEarlier: 'Without a reason',

  funnelTitle: 'How far applications get',
  funnelText:
    'Of the applications that came in these days: each bar tells how many have been in a status, its stronger part how many are there now. The days are the median of those that have left it.',
  status: 'Status',
  reached: 'Have been there',
  now: 'There now',
  medianDays: 'Median days',
  thereNow: '{now} there now',
  median: 'median {days}',
  noneOfKind: 'None came in these days.',

  map_expert: 'Where experts come from',
  map_hospital: 'Where requests come from',
  mapText: {
    one: '{sum} from one country: {first}. The area of a circle tells how many.',
    other: '{sum} from {count} countries. The largest number: {first}. The area of a circle tells how many.',
  },
  mapNone: 'None came in these days.',
  country: 'Country',
  count: 'Number',

  viewsTitle: 'Page views',
  viewsText_day:
    '{views} page views in {sessions} sessions, {each} in each on average. Each column is a day; weekends are outlined.',
  viewsText_week:
    '{views} page views in {sessions} sessions, {each} in each on average. Each column is a week.',
  viewsText_month:
    '{views} page views in {sessions} sessions, {each} in each on average. Each column is a month.',
  views: 'Page views',
  uncounted: 'Visitors who ask not to be counted are not in these figures.',
  missingViews: {
    one: 'One page view was lost because the database was away for long or the server ended abruptly.',
    other:
      '{count} page views were lost because the database was away for long or the server ended abruptly.',
  },

  pagesTitle: 'Most read pages',
  pagesText: 'The pages that were opened most often, with the median time in which somebody looked at them.',
  page: 'Page',
  medianTime: 'Median time',
  noViews: 'Nobody has been counted in these days.',

  stepsTitle: 'Where people stop',
  stepsText:
    'How many opened each form, went past each of its steps, and sent it. Whoever answers everything on one page is counted when they open and send it.',
  step: 'Step',
  opened: 'Introduction opened',
  passed: '{step}: done',
  sent: 'Sent',
  times: 'Times',
  ofAbove: '{percent} of the line above',
} as const
