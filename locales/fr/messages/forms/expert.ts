import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const expert: Translated<'fr', 'expert'> = {
  application: 'Candidature d’expert',
  terms: 'Termes de référence des experts (PDF)',
  personalStep: 'Informations personnelles',
  personalLede: 'Qui vous êtes, comment vous joindre et où vous travaillez.',
  professionalStep: 'Informations professionnelles',
  professionalLede: 'Votre domaine, et depuis combien d’années.',
  motivationStep: 'Motivation et expérience',
  motivationLede: 'Pourquoi vous voulez nous rejoindre, et deux documents qui parlent pour vous.',
  globalStep: 'Expérience internationale et compétences',
  globalLede: 'Les langues et les régions sont ce que les hôpitaux demandent en premier.',
  availabilityStep: 'Disponibilité',
  submissionStep: 'Envoi',

  name: 'Prénom',
  surname: 'Nom de famille',
  phone: 'Téléphone',
  email: 'E-mail',
  institution: 'Employeur actuel (si vous êtes à la retraite, indiquez-le ici)',
  job_title: 'Fonction',
  country: 'Pays',

  specialty_ids: 'Spécialités',
  specialty_surgery_subspecialty: 'Précisez la sous-spécialité',
  specialty_other: 'Autre (précisez)',
  otherHint: 'Choisissez aussi, dans la liste, la spécialité la plus proche.',
  work_experience_range: 'Années d’expérience professionnelle',

  motivation: 'Motivation pour rejoindre le registre',
  motivationPlaceholder:
    'En 200 mots au plus : pourquoi souhaitez-vous nous rejoindre, et en quoi votre expertise sera-t-elle utile à des collègues d’établissements aux ressources limitées ?',
  resume: 'CV professionnel',
  resumeHint: 'PDF uniquement, 10 Mo au plus',
  endorsement: 'Recommandation professionnelle',
  endorsementHint: 'Une lettre de recommandation, PDF uniquement, 10 Mo au plus',
  professional_society_membership: 'Appartenance à des sociétés savantes ou professionnelles',

  language_proficiency: 'Langues et niveaux (plusieurs réponses possibles)',
  languagesHint: 'Choisissez chaque langue que vous pourriez utiliser en réunion, puis votre niveau.',
  language_proficiency_other: 'Autre langue',
  regional_experience: 'Expérience par région (plusieurs réponses possibles)',
  regionsHint:
    'Pour chaque région de l’OMS où vous avez travaillé, choisissez le nombre d’années. Choisissez de nouveau la même réponse pour l’effacer.',
  regional_experience_countries: 'Choisissez des pays dans la ou les régions indiquées',

  availabilityText:
    'Vous pouvez accompagner un hôpital à distance, sur place ou les deux. Le nombre d’heures par semaine dépend des besoins de l’hôpital d’accueil et de votre disponibilité. Nous attendons de vous un engagement pour toute la durée du projet. En ligne, l’appui consiste en un mentorat par appels vidéo réguliers. Sur place, il consiste en des déplacements de 10 à 14 jours dans l’établissement d’accueil.',
  general_availability: 'Ma disponibilité :',
  general_availability_other: 'Précisez votre disponibilité',

  consentText:
    'Vos données sont traitées conformément aux règlements de l’Union européenne 45/2001 et 2018/1725. L’hôpital universitaire qui porte le registre est le responsable principal du traitement des données. Vos données servent à vous mettre en relation avec des hôpitaux et ne sont montrées à un hôpital que lorsque nous vous proposons à lui. Vous pouvez les consulter, les corriger et les effacer à tout moment grâce à votre lien personnel. Pour toute question, écrivez à {coordinator} : {coordinatorEmail}.',
  privacy: 'Comment nous traitons vos données',
  consent: 'Consentez-vous au traitement de vos données à ces fins ?',
  mustAccept: 'Vous devez accepter les conditions pour continuer.',

  level_of_expertise_id: 'Niveau d’expertise',
  level_of_expertise_other: 'Niveau d’expertise : autre réponse',
  work_experience: 'Expérience professionnelle',
  general_availability_time: 'Temps disponible',
  registry_related_experience: 'Expérience en lien avec le registre',
  registry_related_experience_other: 'Autre expérience en lien avec le registre',
  declaration_of_honour: 'Déclaration sur l’honneur reçue',

  failed: 'Un problème est survenu. Veuillez réessayer.',
  created:
    'Merci de votre intérêt. Notre équipe vous contactera pour vous en dire plus sur une collaboration possible.',
  next: 'Nous répondons dans un délai de {answerTime} et vous inviterons peut-être à un court entretien. Nous vous envoyons un e-mail avec cette référence et un lien personnel, qui vous permet de modifier vos réponses.',
  edited: 'Votre formulaire a bien été mis à jour.',
}
