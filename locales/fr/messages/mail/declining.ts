import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const declining: Translated<'fr', 'declining'> = {
  experience: 'Motif : l’expérience ne correspond pas encore à ce que demande ce rôle.',
  availability: 'Motif : le temps proposé ne convient pas aux besoins du programme.',
  scope: 'Motif : cela dépasse ce que le programme peut appuyer.',
  readiness: 'Motif : les conditions d’un appui ne sont pas encore réunies.',
  capacity: 'Motif : nous n’avons pas la capacité nécessaire pour le moment.',
  documents: 'Motif : des documents manquaient ou étaient incomplets.',
  no_answer: 'Motif : nous n’avons pas reçu de réponse à nos questions.',
  duplicate: 'Motif : nous avons déjà une autre candidature ou demande de votre part.',
}
