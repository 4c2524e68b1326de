import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { PasskeyWait } from './passkey-wait.tsx'

/** There from the start, so that nothing jumps; the script takes it away where the browser cannot. */
export function PasskeySignIn({ t, next }: Pick<PageContext, 't'> & { next: string }) {
  return (
    <form data-passkey="get" data-next={next} className="stack gap-3 with-script">
      <div>
        <Button type="submit" variant="secondary">
          {t('login.passkey')}
        </Button>
      </div>
      <div role="alert">
        <div data-says="failed" hidden>
          <ErrorText>{t('login.passkeyFailed')}</ErrorText>
        </div>
        <PasskeyWait t={t} />
      </div>
    </form>
  )
}
