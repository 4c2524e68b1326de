import type { Store } from '../../store/open-store.ts'
import { keepOn, type Ongoing } from '../background/start-job.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { remindOfReports } from './remind-of-reports.ts'

const hourInMilliseconds = 3_600_000

/** Reminders go out by the day, so that looking every hour is enough. */
export function keepReminding(store: Store, post: Pick<PostOffice, 'wake'>): Ongoing {
  return keepOn(
    async (signal) => {
      if ((await remindOfReports(store, signal)) > 0) post.wake()
    },
    {
      pauseMs: hourInMilliseconds,
      onFailure: (err) => store.log.warn({ err }, 'Nobody was reminded of reports'),
    },
  )
}
