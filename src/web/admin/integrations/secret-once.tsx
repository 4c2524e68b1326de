import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'

/** A secret that is shown once, and copied by the script 'copying'. */
export function SecretOnce({ t, secret }: { t: Translate; secret: string }) {
  return (
    <div className="stack gap-3">
      <div className="row secret-once">
        <code>{secret}</code>
        <Button variant="secondary" small data-copy={secret} hidden>
          {t('tokens.copy')}
        </Button>
      </div>
      <div role="status">
        <p data-copied="true" hidden>
          {t('tokens.copied')}
        </p>
        <p data-copied="false" hidden>
          {t('tokens.notCopied')}
        </p>
      </div>
    </div>
  )
}
