import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages: Translated<'pt', 'languages'> = {
  menu: 'Língua',
  alsoHere: 'Esta página está disponível em português.',
  englishOnly: 'Este texto só está disponível em inglês.',
  translated: 'Isto é uma tradução. Só o texto inglês é vinculativo.',
  readEnglish: 'Ler o texto inglês',

  name: '{registryName}',
  longName: 'Rede de Formadores e Especialistas em Gestão de Antimicrobianos',
  usualInstitution: 'Hospital Universitário, Serviço de Doenças Infecciosas',
  usualCoordinator: 'coordenação da rede ASTER',
  contributors: 'contribuidores da rede ASTER',
}
