import type { FormId } from '../../domain/forms/engine/form.ts'
import { thisYear } from '../../domain/forms/engine/judge-field.ts'
import { type TextWithGaps, takeOut } from '../../http/caching/text-with-gaps.ts'
import type { OpenedForm } from '../page.ts'

/** The values that differ between visitors on the page of an untouched form. */
export type Own = { csrfToken: () => string; openForm: (form: FormId) => OpenedForm }

type VisitorPage = { page: TextWithGaps; form: FormId | undefined; showsToken: boolean }

/** A page with the values of one visitor. */
export type FilledPage = { page: TextWithGaps; values: readonly string[] }

/** Three forms have a few dozen pages in seven languages; each takes about 120 kB. */
const mostPages = 200

/** Pages of untouched forms, rendered and compressed once per version of the content, and filled in for each visitor. */
export class VisitorPages {
  #version = '0'
  readonly #pages = new Map<string, VisitorPage>()

  /** Without a version, because the database is unreachable, the last known page. */
  find(version: string | undefined, address: string): VisitorPage | undefined {
    return version === undefined || version === this.#version ? this.#pages.get(keyOf(address)) : undefined
  }

  fill(version: string | undefined, address: string, own: Own): FilledPage | undefined {
    const known = this.find(version, address)
    return known && fillFor(known, own)
  }

  /** Draws the page for one visitor, and keeps it without that visitor's values. */
  async draw<Drawn extends { html: string }>(
    version: string,
    address: string,
    own: Own,
    drawFor: (own: Own) => Promise<Drawn | undefined>,
  ): Promise<Drawn | undefined> {
    const key = keyOf(address)
    const token = own.csrfToken()
    let form: FormId | undefined
    let values: string[] = []
    const openForm = (asked: FormId) => {
      const opened = own.openForm(asked)
      form = asked
      values = valuesOf(opened)
      return opened
    }
    const drawn = await drawFor({ csrfToken: () => token, openForm })
    if (!drawn) return undefined
    const showsToken = drawn.html.includes(token)
    const page = await takeOut(drawn.html, showsToken ? [token, ...values] : values)
    const isOutdated = BigInt(version) < BigInt(this.#version)
    if (page && !isOutdated) {
      if (version !== this.#version || this.#pages.size >= mostPages) this.#pages.clear()
      this.#version = version
      this.#pages.set(key, { page, form, showsToken })
    }
    return drawn
  }
}

/** Fills a page for a visitor; undefined if a value does not have the length of its gap. */
export function fillFor({ page, form, showsToken }: VisitorPage, own: Own): FilledPage | undefined {
  // Sets the cookie too, which the script of a page sends even if the page does not show the token.
  const token = own.csrfToken()
  const values = [...(showsToken ? [token] : []), ...(form ? valuesOf(own.openForm(form)) : [])]
  return page.fits(values) ? { page, values } : undefined
}

/** Forms offer years up to the present one. */
const keyOf = (address: string) => `${thisYear()} ${address}`

const valuesOf = ({ postKey, stamp }: OpenedForm) => [postKey, stamp]
