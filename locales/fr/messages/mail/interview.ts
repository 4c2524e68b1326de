import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const interview: Translated<'fr', 'interview'> = {
  set_text:
    'Merci de votre candidature. Nous aimerions en parler avec vous, au moment indiqué ci-dessous.\nSi ce moment ne vous convient pas, répondez à cet e-mail, et nous en trouverons un autre.',
  changed_subject: 'Notre entretien a changé',
  changed_text:
    'Voici le nouveau moment et le nouveau lieu de notre entretien.\nS’ils ne vous conviennent pas, répondez à cet e-mail.',
  cancelled_subject: 'Notre entretien est annulé',
  cancelled_text:
    'Notre entretien prévu au moment indiqué ci-dessous n’aura pas lieu. Vous n’avez rien à faire.',
  cancelledWithIt: 'Notre entretien prévu le {time} n’aura pas lieu.',
  calendar: 'Le fichier joint l’ajoute à votre agenda, à l’heure de votre appareil.',
  when: 'Quand',
  inCountry: 'Heure locale ({country})',
  length: 'Durée',
  where: 'Où',
  with: 'Avec',
  title: 'Entretien avec {name}',
}
