export type Tracked = 'visit' | 'view'

/** After this time a visit begins anew, and a view can no longer be ended. */
export const longestVisitMs = 24 * 60 * 60 * 1000

/** One of the random bits tells visits from views. */
const bit = { visit: 8, view: 0 } as const satisfies Record<Tracked, number>

/** Turns a random UUID into one that begins with the time (version 7): new rows lie together in the index. */
export function newId(kind: Tracked, now: number, random: string): string {
  const time = now.toString(16).padStart(12, '0')
  const first = ((Number.parseInt(random.charAt(15), 16) & 7) | bit[kind]).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${first}${random.slice(16)}`
}

/** When the server made the id of a visit or a view; undefined for one that a browser made. */
export function timeOfId(kind: Tracked, id: string): number | undefined {
  const isOurs = id[14] === '7' && (Number.parseInt(id.charAt(15), 16) & 8) === bit[kind]
  return isOurs ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : undefined
}

/** After this time an instance has written what it took, unless the database is unavailable. */
const writtenWithinMs = 5000

/** Whether another instance may have made an id without having written it yet; clocks may differ by as much. */
export function isJustMade(kind: Tracked, id: string, now: number): boolean {
  const made = timeOfId(kind, id)
  return made !== undefined && Math.abs(now - made) < writtenWithinMs
}
