import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const trainer: Translated<'fr', 'trainer'> = {
  description:
    'Rejoindre le registre des formateurs : ce que nous demandons aux personnes qui enseignent le bon usage des antimicrobiens.',
  step: 'Registre des formateurs',
  lede: 'Un réseau de personnes qui enseignent le bon usage des antimicrobiens. Toutes les professions et tous les pays sont les bienvenus.',
  dataNote:
    'Nous n’utilisons vos réponses que pour gérer le registre. Vous pouvez les consulter, les corriger et les effacer à tout moment grâce à votre lien personnel.',
  privacy: 'Comment nous traitons vos données',
  accepts: 'En envoyant ce formulaire, vous acceptez les conditions pour les formateurs.',
  terms: 'Lire les conditions pour les formateurs',
  name: 'Prénom',
  surname: 'Nom de famille',
  email: 'E-mail',
  phone_number: 'Numéro de téléphone',
  country_origin: 'Pays d’origine',
  field_of_expertise_ids: 'Domaine d’expertise',
  expertiseHint: 'Choisissez-en 3 au plus.',
  language_proficiency: 'Langues et niveaux (plusieurs réponses possibles)',
  language_proficiency_other: 'Autre langue',
  is_escmid_course_completed: 'Cours de l’ESCMID terminé',
  graduation_year_escmid: 'Année de fin du cours (ESCMID)',
  is_drive_ams_course_completed: 'Cours Drive-AMS terminé',
  graduation_year_ams_course: 'Année de fin du cours (Drive-AMS)',
  country_driveams: 'Pays du cours Drive-AMS',
  created: 'Merci. Votre candidature au registre des formateurs est déposée.',
  next: 'Nous lisons votre candidature et répondons dans un délai de {answerTime}. Nous vous envoyons un e-mail avec cette référence et un lien personnel, qui vous permet de modifier vos réponses.',
  edited: 'Votre formulaire a bien été mis à jour.',
  failed: 'Une erreur est survenue pendant l’envoi de votre candidature. Veuillez réessayer.',
}
