import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const home: Translated<'fr', 'home'> = {
  title: '{name} : des experts en infectiologie pour les hôpitaux qui en font la demande',
  description:
    '{name} met en relation des spécialistes bénévoles des infections et du bon usage des antimicrobiens avec des hôpitaux qui ont demandé un appui.',

  promiseHospital: 'Un hôpital.',
  promiseExpert: 'Un expert.',
  promiseTime: 'Mois après mois,',
  promiseTogether: 'côte à côte.',
  lede: '{name} est un registre public de spécialistes bénévoles des maladies infectieuses et du bon usage des antimicrobiens. Nous mettons chacun en relation avec un hôpital qui a demandé de l’aide.',
  requestSupport: 'Demander un appui',
  becomeExpert: 'Devenir expert',
  becomeTrainer: 'Devenir formateur',

  factTime: '6 à 12 mois',
  factTimeMeaning: 'en général, jusqu’à 18 si un hôpital en a besoin, avec le même expert',
  factPlace: 'En ligne, sur place',
  factPlaceMeaning: 'des appels vidéo réguliers, des séjours de 10 à 14 jours, ou les deux',
  factFee: 'Sans honoraires',
  factFeeMeaning: 'les experts sont bénévoles, et leurs voyages internationaux sont pris en charge',
  factLanguage: 'Votre langue',
  factLanguageMeaning: 'anglais, français, arabe, espagnol, russe et d’autres',

  start: 'Par où souhaitez-vous commencer ?',
  startHospital: 'Mon hôpital a besoin d’un appui',
  startHospitalText:
    'Parlez-nous de votre hôpital et du problème. Nous proposons des experts qui conviennent ; vous en choisissez un.',
  startExpert: 'Je peux offrir mon expertise',
  startExpertText:
    'Médecine, pharmacie, microbiologie, soins infirmiers, sciences sociales : rejoignez-nous. Vous convenez des heures avec l’hôpital.',
  startTrainer: 'J’enseigne le bon usage',
  startTrainerText:
    'Rejoignez le réseau des formateurs en bon usage des antimicrobiens, et quatre webinaires par an sur l’art de bien l’enseigner.',

  areas: 'Six domaines d’appui',
  areasText:
    'Chaque demande en touche au moins un. Elle peut commencer par l’un et en rencontrer un second en chemin.',
  areasMore: 'Les domaines d’appui en détail',
  areaInfection: 'Prise en charge des maladies infectieuses',
  areaInfectionText:
    'Des conseils au lit du patient pour les infections difficiles, et des protocoles adaptés aux médicaments disponibles.',
  areaStewardship: 'Bon usage des antimicrobiens',
  areaStewardshipText:
    'Des comités, des protocoles, des visites de service et des retours que les prescripteurs acceptent.',
  areaDiagnostics: 'Microbiologie et diagnostic',
  areaDiagnosticsText:
    'Du prélèvement au compte rendu : qualité, délais et antibiogramme cumulatif exploitable.',
  areaMeasurement: 'Mesure de l’utilisation des antimicrobiens',
  areaMeasurementText: 'Des moyens simples et reproductibles de savoir ce qui est utilisé, où et pourquoi.',
  areaPrevention: 'Prévention et contrôle des infections',
  areaPreventionText: 'Une hygiène des mains, un isolement, un nettoyage et une surveillance qui durent.',
  areaChange: 'Science de la mise en œuvre et changement des comportements',
  areaChangeText: 'Rendre le meilleur choix plus facile, avec celles et ceux qui le font.',

  how: 'Comment se fait une mise en relation',
  howText:
    'Les dossiers sont lus au fur et à mesure de leur arrivée. Aucune mise en relation n’est décidée par une machine seule.',
  howMore: 'Notre façon de travailler',
  howNeed: 'Vous décrivez le besoin',
  howNeedText: 'Cinq étapes courtes, avec vos propres mots.',
  howSuggest: 'Nous proposons des experts',
  howSuggestText: 'Domaine, langue, région et disponibilité sont comparés, puis relus par notre équipe.',
  howChoose: 'Vous en choisissez un',
  howChooseText:
    'Vous comparez les experts proposés côte à côte et choisissez la personne avec qui vous voulez travailler.',
  howWork: 'Vous travaillez ensemble',
  howWorkText:
    'Vous signez un accord de confidentialité avec l’expert et vous commencez. Suivent un rapport à mi-parcours et un rapport final.',

  samples:
    'Les experts, les récits et les actualités de cette page sont des exemples : les personnes et les hôpitaux sont inventés.',
  figureHospitals: 'hôpitaux dans {countries} pays',
  figureHospitalsOnly: 'hôpitaux',
  figureExperts: 'experts dans le registre',
  speak: 'Des experts qui parlent votre langue',
  speakText: 'Experts du registre qui parlent français : {number}',

  meet: 'Découvrez nos experts',
  meetMore: 'Tous les récits d’experts',
  impactMore: 'Tous les récits',
  news: 'Actualités',
  newsMore: 'Toutes les actualités',

  call: 'N’attendez pas. Une courte demande suffit pour entamer la conversation.',
}
