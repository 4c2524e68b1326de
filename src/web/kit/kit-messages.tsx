import { useCallback, useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import { Band } from '../ui/band/band.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Empty } from '../ui/empty/empty.tsx'
import { ErrorText, Field } from '../ui/field/field.tsx'
import { Mark } from '../ui/logo/mark.tsx'
import { Message } from '../ui/message/message.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Snackbar } from '../ui/snackbar/snackbar.tsx'
import { Success } from '../ui/success/success.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { Timeline } from '../ui/timeline/timeline.tsx'

export function KitMessages({ t }: { t: Translate }) {
  const [modalOpen, setModalOpen] = useState(false)
  const [snackbar, setSnackbar] = useState<string | null>(null)
  const clearSnackbar = useCallback(() => setSnackbar(null), [])
  return (
    <Band inner="wrap--text stack gap-5">
      {(['info', 'warn', 'danger'] as const).map((tone) => (
        <Message
          key={tone}
          tone={tone}
          title={t('errors.unexpectedTitle')}
          text={t('errors.unexpectedText')}
        />
      ))}
      <Success title={t('wizard.sentTitle')} text={t('expert.created')}>
        <LinkButton variant="secondary" href="#">
          {t('forms.goHome')}
        </LinkButton>
      </Success>
      <Empty title={t('kitSample.noStories')} text={t('kitSample.noStoriesText')} />
      <Skeleton label={t('desk.loading')} />
      <Timeline
        items={[{ text: t('kitSample.newRequest'), date: '2024-02', dateText: t('kitSample.february') }]}
      />
      <div className="row">
        <Button onClick={() => setModalOpen(true)}>{t('kitSample.openModal')}</Button>
        <Button variant="secondary" onClick={() => setSnackbar(t('kitSample.snackbar'))}>
          {t('kitSample.showSnackbar')}
        </Button>
      </div>
      <Snackbar message={snackbar} onDone={clearSnackbar} />
      <Modal
        id="modal"
        open={modalOpen}
        onClose={() => setModalOpen(false)}
        title={t('edit.authenticationTitle')}
        text={t('edit.authenticationText')}
        mark={<Mark />}
      >
        <ErrorText>{t('forms.required')}</ErrorText>
        <Field id="pin" label={t('edit.pin')} hint={t('kitSample.pinHint')}>
          {(control) => <TextInput {...control} code defaultValue="4071" />}
        </Field>
        <Button block onClick={() => setModalOpen(false)}>
          {t('wizard.submit')}
        </Button>
      </Modal>
    </Band>
  )
}
