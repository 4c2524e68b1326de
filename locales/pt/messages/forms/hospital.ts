import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const hospital: Translated<'pt', 'hospital'> = {
  application: 'Pedir apoio',
  generalStep: 'Informações gerais',
  generalLede: 'Que hospital pede apoio e com quem podemos falar.',
  aboutStep: 'Sobre o hospital',
  aboutLede: 'Alguns números, para encontrarmos um especialista que conheça hospitais como o seu.',
  requestStep: 'Pedido de apoio',
  requestLede: 'Bastam algumas frases em cada resposta. Não escreva nada que possa identificar um paciente.',
  supportStep: 'Tipo de apoio',
  supportLede:
    'A maioria dos hospitais começa online. Pode acrescentar-se uma visita quando ambas as partes estiverem prontas.',
  submissionStep: 'Envio',

  name: 'Nome do hospital ou da instituição',
  address: 'Endereço',
  city: 'Cidade',
  country: 'País',
  legal_representative_authorized_person: 'Representante legal ou pessoa autorizada',
  legal_representative_authorized_person_position: 'Cargo do representante legal ou da pessoa autorizada',
  contact_person: 'Pessoa de referência para este pedido',
  contact_person_position: 'Cargo da pessoa de referência',
  phone_number: 'Número de telefone',
  email: 'E-mail',

  institution_level_id: 'Nível',
  institution_level_other: 'Nível: outro (indique qual)',
  otherHint: 'Escolha também na lista o nível mais próximo.',
  institution_type_id: 'Tipo',
  institution_type_other: 'Tipo: outro (indique qual)',
  about_the_hospital: 'Sobre o hospital',
  num_of_employees: 'Número de trabalhadores',
  num_of_beds: 'Número de camas (leitos)',
  num_of_outpatients: 'Número de pacientes de ambulatório (por mês)',
  working_languages: 'Línguas de trabalho no hospital',
  workingLanguagesHint: 'As línguas em que poderiam conversar com um especialista.',
  working_languages_other: 'Outras línguas de trabalho',
  requested_support_description: 'Descrição do apoio pedido',

  field_of_expertise_ids: 'Área de especialidade',
  expertiseHint:
    'Para a medição do uso de antimicrobianos e a mudança de comportamentos, escolha Gestão de antimicrobianos.',
  field_of_expertise_other: 'Área de especialidade: outra (indique qual)',
  requested_support_reason: 'Qual é o motivo do seu pedido de apoio?',
  expert_work_expectations: 'O que espera do trabalho do especialista?',
  expected_project_outcome: 'Que resultado espera do projeto?',

  support_timeframe: 'Duração do apoio',
  timeframeHint: 'O apoio dura, em geral, de seis meses a um ano.',
  method_of_support: 'Forma de apoio',
  methodHint: 'Escolha uma. Ao escolher de novo a mesma, a resposta fica vazia.',
  method_of_support_description: 'Descrição da visita',
  visitHint:
    'Por exemplo: que enfermarias ou laboratórios o especialista deve ver e quem deve estar presente.',
  confirm_support: 'Confirmamos que a nossa instituição cobre as despesas do especialista dentro do país',
  costsHint:
    'O programa cobre as viagens internacionais do especialista. O hospital anfitrião cobre os custos dentro do país: alojamento, refeições e transporte, conforme combinado antes de cada visita.',

  commitmentNote:
    'Depois de escolhido o especialista, pedimos uma carta de compromisso de uma pessoa autorizada.',
  terms: 'Ler os termos e condições do apoio de especialistas',
  terms_and_conditions: 'Aceitamos os termos e condições do apoio de especialistas',
  mustAccept: 'Para continuar, tem de aceitar os termos e condições.',
  information_accuracy_confirmation: 'Confirmamos que as informações acima são verdadeiras',
  mustConfirm: 'Tem de confirmar que as informações prestadas são exatas.',

  created: 'Obrigado. O seu pedido foi enviado. Vamos escrever ou telefonar para saber mais detalhes.',
  next: 'Respondemos no prazo de {answerTime} e podemos telefonar com perguntas. Enviamos um e-mail com esta referência e um link pessoal, que permite alterar as suas respostas.',
  edited: 'O seu pedido foi alterado. Vamos escrever ou telefonar para saber mais detalhes.',
}
