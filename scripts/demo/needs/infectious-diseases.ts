import type { Need } from './need.ts'

export const infectiousDiseases: Need = {
  situation: [
    'We see sepsis, tuberculosis, HIV and snake bites, and the nearest infectious diseases physician is a day away.',
    'About {percent}% of our medical admissions are for infections, all of them looked after by general physicians.',
    'Complicated cases are discussed in a messaging group of former classmates, which is kind and not enough.',
    'Our sepsis protocol was copied from a richer hospital, and half of its drugs are not on our list.',
    'Neonatal sepsis with resistant Klebsiella is now common, and our usual treatment no longer works.',
    'Patients with bone infections stay for months on intravenous treatment, because we dare not switch.',
  ],
  reason: [
    'Our only physician with training in infectious diseases retired last spring.',
    'We wish to open a clinic for infectious diseases and need somebody to think it through with us.',
    'Mortality from sepsis in {ward} has not changed in {few} years, whatever we have tried.',
    'Referrals from {few} districts arrive late and pre-treated, and we want to support the districts better.',
    'Junior doctors leave because they feel alone with difficult decisions at night.',
    'We have begun to see {organism} in patients who come from home, and feel unprepared.',
  ],
  expectation: [
    'Discuss our difficult cases with us once a week, at a fixed hour.',
    'Help us to adapt a sepsis pathway to our drugs, our nurses and our nights.',
    'Mentor two physicians who will build the service, including how to say no.',
    'Advise on shorter courses and on oral treatment where we are too cautious.',
    'Teach on the ward, at the bedside, and let the juniors lead.',
    'Help us to plan which patients to refer, and which to treat here with advice.',
  ],
  outcome: [
    'A sepsis pathway in use in {ward}, with antibiotics in the first hour for {goal}% of patients.',
    'A consultation service for infections that other departments call.',
    'Shorter stays for bone and joint infections, and a clear rule for the oral switch.',
    'A book of our own cases, discussed and written up by the juniors.',
    'Two physicians who feel able to teach what they have learned.',
    'A weekly case conference that continues when the project has ended.',
  ],
}
