import type { Need } from './need.ts'

export const microbiology: Need = {
  situation: [
    'Our laboratory does Gram stains and urine cultures; blood cultures were started and stopped twice.',
    'Susceptibility is tested with discs of several makers, and quality control strains are used when we have them.',
    'Results are ready after {hours} hours but reach {ward} on paper, on average two days later.',
    'About one in {few} of our blood cultures grows a contaminant.',
    'We have an automated incubator from a donation, and nobody who was trained on it still works here.',
    'The laboratory closes at four, so samples taken in the evening wait until the morning on a window sill.',
  ],
  reason: [
    'Clinicians stopped sending cultures because they do not believe the results, and they have a point.',
    'We want to know whether the {organism} that we report is what it seems; no reference laboratory is within reach.',
    'Two young scientists have joined us, and we can teach them routine but not interpretation.',
    'Our hospital was chosen as a surveillance site, and our data are not yet good enough to send.',
    'External quality assessment showed weaknesses that we cannot repair from the report alone.',
    'We treat blindly, mostly with {antibiotic}, and would like to stop doing so.',
  ],
  expectation: [
    'Look over our shoulder at the bench, by video if need be, and correct us freely.',
    'Train {few} staff in EUCAST methods, reading of zones and the detection of resistance mechanisms.',
    'Help us to set up internal quality control that we can afford to keep.',
    'Discuss ten difficult isolates a month with the laboratory and with the ward together.',
    'Advise on a list of supplies for a year and on what we can safely leave out.',
    'Help us to analyse our records in WHONET and to publish a first antibiogram.',
  ],
  outcome: [
    'A first cumulative antibiogram, discussed with every department.',
    'Blood cultures available every day of the year, with contamination under three per cent.',
    'Passing scores in two rounds of external quality assessment.',
    'A positive blood culture that is telephoned to {ward} within the hour.',
    'Written procedures for all bench work, in words that our staff use.',
    'A laboratory that clinicians ask before they prescribe {antibiotic}.',
  ],
}
