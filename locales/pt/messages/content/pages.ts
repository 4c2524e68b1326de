import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'pt', 'pages'> = {
  breadcrumb: 'Caminho até aqui',
  home: 'Início',
  atAGlance: 'Em resumo',
  whereNext: 'Continuar para',
  sampleNote: 'Conteúdo de exemplo: as pessoas e os hospitais são inventados.',
  sampleNames: 'Conteúdo de exemplo, em que as pessoas e os hospitais são inventados: {names}.',
  versionOf: 'Versão de {day}',

  readMore: 'Ler mais',
  readMoreAbout: 'sobre {name}',
  quote: '“{words}”',
  roleIn: '{role}, {country}',
  experts: 'Especialistas',
  trainers: 'Formadores',
  members_team: 'Quem somos',
  members_steering_committee: 'Membros da comissão diretiva',
  members_secretariat: 'Membros do secretariado',
  members_advisory_board: 'Membros do conselho consultivo',
  partners: 'Os nossos parceiros',
  partner_implementation: 'Parceiro de implementação',
  partner_funding: 'Parceiro de financiamento',
  partner_mission: 'Parceiro de missões',

  noNews: 'Ainda não há notícias',
  videoNote: 'Um vídeo em {host}, que se abre em outra janela. Nada é enviado para {host} antes de clicar.',
  noNewsText: 'Aqui aparecerão as datas dos webinários e as mudanças no programa.',
}
