import { sql } from 'kysely'
import type { Picture, Size } from '../../domain/content/picture.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { isShownNowhere } from '../privacy/retention.ts'

/** A picture in all its sizes; the names of the files are the last parts of their addresses. */
export type EncodedPicture = Size & {
  key: string
  files: readonly { readonly name: string; readonly bytes: Buffer }[]
}

/** A picture that is already stored only restarts its day of grace. */
export async function savePicture({ db }: Database, picture: EncodedPicture): Promise<void> {
  const { key, width, height, files } = picture
  await db
    .insertInto('picture')
    .values({ key, width, height })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: now }))
    .execute()
  await db
    .insertInto('picture_file')
    .values(files.map((file) => ({ picture_key: key, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findPictureFile({ db }: Database, key: string, name: string) {
  const file = await db
    .selectFrom('picture_file')
    .select('bytes')
    .where('picture_key', '=', key)
    .where('name', '=', name)
    .executeTakeFirst()
  return file?.bytes
}

/** Finds a picture; an invalid key, which may come from a form, finds none. */
export async function findPicture({ db }: Database, key: string) {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined
  return db.selectFrom('picture').select(['key', 'width', 'height']).where('key', '=', key).executeTakeFirst()
}

/** Deletes those of the pictures that nothing refers to. */
export async function forgetUnshown({ db }: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .deleteFrom('picture')
    .where('key', 'in', keys)
    .where(sql<boolean>`${sql.raw(isShownNowhere)}`)
    .execute()
}

/** What `withPicture` needs of an entry that is joined with its picture. */
export const pictureColumns = ['picture_key', 'image_alt', 'width', 'height'] as const

export type Joined = {
  picture_key: string | null
  image_alt: string | null
  width: number | null
  height: number | null
  alt_lang?: 'en' | undefined
}

export function withPicture<Row extends Joined>(row: Row) {
  const { picture_key: key, image_alt: alt, width, height, alt_lang: lang, ...rest } = row
  const picture: Picture | null =
    key && alt && width && height ? { key, alt, width, height, ...(lang && { lang }) } : null
  return { ...rest, picture }
}
