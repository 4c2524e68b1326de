import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'

/** The buttons of a text and of its translation, named by the actions that their forms post. */
export function SaveButtons({ t, isPublished }: { t: Translate; isPublished: boolean }) {
  return (
    <div className="row">
      {!isPublished && (
        <Button type="submit" name="_action" value="publish" variant="go">
          {t('writing.savePublish')}
        </Button>
      )}
      <Button type="submit" name="_action" value="save" variant={isPublished ? 'go' : 'secondary'}>
        {t(isPublished ? 'writing.save' : 'writing.saveDraft')}
      </Button>
    </div>
  )
}
