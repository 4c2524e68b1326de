export const home = {
  title: '{name}: infection experts for hospitals that ask',
  description:
    '{name} matches volunteers in infectious disease and antimicrobial stewardship with hospitals that have asked for support.',

  promiseHospital: 'One hospital.',
  promiseExpert: 'One expert.',
  promiseTime: 'Month after month,',
  promiseTogether: 'side by side.',
  lede: '{name} is a public registry of volunteers in infectious disease and antimicrobial stewardship. We match each one with a hospital that has asked for help.',
  requestSupport: 'Request support',
  becomeExpert: 'Become an Expert',
  becomeTrainer: 'Become a Trainer',

  factTime: '6 to 12 months',
  factTimeMeaning: 'as a rule, up to 18 where a hospital needs it, with the same expert',
  factPlace: 'Online, onsite',
  factPlaceMeaning: 'regular video calls, visits of 10 to 14 days, or both',
  factFee: 'No fee',
  factFeeMeaning: 'experts volunteer, and their international travel is covered',
  factLanguage: 'Your language',
  factLanguageMeaning: 'English, French, Arabic, Spanish, Russian and others',

  start: 'Where would you like to start?',
  startHospital: 'My hospital needs support',
  startHospitalText:
    'Tell us about your hospital and the problem. We suggest experts who fit; you choose one.',
  startExpert: 'I can offer my expertise',
  startExpertText:
    'Join as a clinician, pharmacist, microbiologist, nurse or social scientist. The hours are agreed with the host.',
  startTrainer: 'I teach stewardship',
  startTrainerText:
    'Join the network of antimicrobial-stewardship trainers, and four webinars a year on how to teach it well.',

  areas: 'Six areas of support',
  areasText: 'Every request touches at least one. It may begin with one and find a second on the way.',
  areasMore: 'Areas of support in detail',
  areaInfection: 'Infectious disease management',
  areaInfectionText:
    'Bedside advice on difficult infections, and treatment pathways that fit local medicines.',
  areaStewardship: 'Antimicrobial stewardship',
  areaStewardshipText: 'Committees, guidelines, ward rounds and feedback that prescribers accept.',
  areaDiagnostics: 'Microbiology and diagnostics',
  areaDiagnosticsText: 'From sample to report: quality, turnaround and a usable antibiogram.',
  areaMeasurement: 'Measurement of antimicrobial use',
  areaMeasurementText: 'Simple, repeatable ways to know what is used, where and why.',
  areaPrevention: 'Infection prevention and control',
  areaPreventionText: 'Hand hygiene, isolation, cleaning and surveillance that last.',
  areaChange: 'Implementation science and behaviour change',
  areaChangeText: 'Making the better choice the easier one, with the people who make it.',

  how: 'How a match is made',
  howText: 'Applications are read as they arrive. Nobody is matched by a machine alone.',
  howMore: 'How we work',
  howNeed: 'You describe the need',
  howNeedText: 'Five short steps, in your own words.',
  howSuggest: 'We suggest experts',
  howSuggestText: 'Field, language, region and availability are compared, then read by our team.',
  howChoose: 'You choose one',
  howChooseText: 'You see the shortlist side by side and pick the person you want to work with.',
  howWork: 'You work together',
  howWorkText: 'You both sign a confidentiality agreement and begin. Mid-term and final reports follow.',

  samples:
    'Experts, stories and news on this page are samples: the people and hospitals in them are invented.',
  figureHospitals: 'hospitals in {countries} countries',
  figureHospitalsOnly: 'hospitals',
  figureExperts: 'experts in the registry',
  speak: 'Experts who speak your language',
  speakText: 'Experts in the registry who speak English: {number}',

  meet: 'Meet our Experts',
  meetMore: 'All expert stories',
  impactMore: 'All stories',
  news: 'News',
  newsMore: 'All news',

  call: 'Ask early. A short request is enough to begin a conversation.',
} as const
