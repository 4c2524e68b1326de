import type { Translate } from '../../domain/messages/translate.ts'

export const stampField = '_stamp'

/** Honeypot field that bots fill in; no form asks for it. */
export const trapField = 'website'

/** The fields of a native post: the page stamp and a honeypot. */
export function PageProof({ t, stamp }: { t: Translate; stamp: string }) {
  return (
    <>
      <input type="hidden" name={stampField} value={stamp} />
      <div className="vh" aria-hidden="true">
        <label>
          {t('forms.leaveEmpty')}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
