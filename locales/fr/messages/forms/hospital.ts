import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const hospital: Translated<'fr', 'hospital'> = {
  application: 'Demander un appui',
  generalStep: 'Informations générales',
  generalLede: 'Quel hôpital fait la demande, et qui nous pouvons appeler.',
  aboutStep: 'À propos de l’hôpital',
  aboutLede: 'Quelques chiffres, pour trouver un expert qui connaît des hôpitaux comme le vôtre.',
  requestStep: 'Demande d’appui',
  requestLede:
    'Quelques phrases suffisent pour chaque question. N’écrivez rien qui permette d’identifier un patient.',
  supportStep: 'Type d’appui',
  supportLede:
    'La plupart des hôpitaux commencent en ligne. Un séjour peut s’ajouter quand les deux parties sont prêtes.',
  submissionStep: 'Envoi',

  name: 'Nom de l’hôpital ou de l’institution',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  legal_representative_authorized_person: 'Représentant légal ou personne habilitée',
  legal_representative_authorized_person_position:
    'Fonction du représentant légal ou de la personne habilitée',
  contact_person: 'Personne de contact',
  contact_person_position: 'Fonction de la personne de contact',
  phone_number: 'Numéro de téléphone',
  email: 'E-mail',

  institution_level_id: 'Niveau',
  institution_level_other: 'Niveau : autre (précisez)',
  otherHint: 'Choisissez aussi, dans la liste, le niveau le plus proche.',
  institution_type_id: 'Statut',
  institution_type_other: 'Statut : autre (précisez)',
  about_the_hospital: 'À propos de l’hôpital',
  num_of_employees: 'Nombre d’employés',
  num_of_beds: 'Nombre de lits',
  num_of_outpatients: 'Nombre de patients en consultation externe (par mois)',
  working_languages: 'Langues de travail de l’équipe',
  workingLanguagesHint: 'Les langues dans lesquelles votre équipe pourrait échanger avec un expert.',
  working_languages_other: 'Autres langues de travail',
  requested_support_description: 'Description de l’appui demandé',

  field_of_expertise_ids: 'Domaine d’expertise',
  expertiseHint:
    'Pour la mesure de l’utilisation des antimicrobiens et le changement des comportements, choisissez « Bon usage des antimicrobiens ».',
  field_of_expertise_other: 'Domaine d’expertise : autre (précisez)',
  requested_support_reason: 'Pour quelle raison demandez-vous un appui ?',
  expert_work_expectations: 'Qu’attendez-vous du travail de l’expert ?',
  expected_project_outcome: 'Quel résultat attendez-vous du projet ?',

  support_timeframe: 'Durée de l’appui',
  timeframeHint: 'L’appui dure en général de six mois à un an.',
  method_of_support: 'Forme de l’appui',
  methodHint: 'Choisissez une réponse. La choisir de nouveau l’efface.',
  method_of_support_description: 'Description du séjour',
  visitHint:
    'Par exemple : les services ou les laboratoires que l’expert devrait voir, et les personnes qui devraient être présentes.',
  confirm_support:
    'Nous confirmons que notre établissement prend en charge les frais de l’expert dans le pays',
  costsHint:
    'Le programme prend en charge le voyage international de l’expert. L’hôpital d’accueil prend en charge les frais dans le pays : hébergement, repas et transports intérieurs, comme convenu avant chaque séjour.',

  commitmentNote:
    'Après la mise en relation avec un expert, nous vous demandons une lettre d’engagement d’une personne habilitée.',
  terms: 'Lire les conditions de l’appui par un expert',
  terms_and_conditions: 'Nous acceptons les conditions de l’appui par un expert',
  mustAccept: 'Vous devez accepter les conditions pour continuer.',
  information_accuracy_confirmation: 'Nous confirmons que les informations ci-dessus sont exactes',
  mustConfirm: 'Vous devez confirmer l’exactitude des informations fournies.',

  created: 'Merci. Votre demande a bien été envoyée. Nous vous contacterons pour plus de précisions.',
  next: 'Nous répondons dans un délai de {answerTime} et vous appellerons peut-être pour vous poser des questions. Nous vous envoyons un e-mail avec cette référence et un lien personnel, qui vous permet de modifier vos réponses.',
  edited: 'Votre demande a bien été modifiée. Nous vous contacterons pour plus de précisions.',
}
