import { useEffect, useState } from 'react'
import { calendarPaths } from '../../../domain/api/staff/staff-paths.ts'
import type { Staff } from '../../../domain/staff/staff.ts'
import { defaultZone } from '../../../domain/staff/time-zone.ts'
import { callApi } from '../../api/call-api.ts'
import { readInZone } from '../../render/reader-zone.ts'

/** The zone of the person, which follows the browser unless they have chosen one: pages of the server read the same. */
export function useReadersZone({ timeZone, isZoneChosen }: Staff): string {
  const [zone, setZone] = useState(timeZone ?? defaultZone)
  useEffect(() => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isZoneChosen || !browser || browser === timeZone) return
    callApi('PUT', calendarPaths.timeZone, { body: { time_zone: browser } }).then((told) => {
      if (told.ok) setZone(told.value.time_zone)
    })
  }, [timeZone, isZoneChosen])
  // Before the screens below draw their times.
  readInZone(zone)
  return zone
}
