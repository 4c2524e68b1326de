import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const expert: Translated<'pt', 'expert'> = {
  application: 'Candidatura de especialista',
  terms: 'Termos de referência para especialistas (PDF)',
  personalStep: 'Dados pessoais',
  personalLede: 'O seu nome, o seu telefone e e-mail e onde trabalha.',
  professionalStep: 'Dados profissionais',
  professionalLede: 'A sua área e os seus anos de experiência.',
  motivationStep: 'Motivação e experiência',
  motivationLede: 'O motivo da sua candidatura e dois documentos que a apoiam.',
  globalStep: 'Experiência internacional',
  globalLede: 'Línguas e regiões: é por elas que os hospitais perguntam primeiro.',
  availabilityStep: 'Disponibilidade',
  submissionStep: 'Envio',

  name: 'Nome',
  surname: 'Nome de família',
  phone: 'Telefone',
  email: 'E-mail',
  institution: 'Instituição onde trabalha (se já se aposentou, indique aqui)',
  job_title: 'Cargo',
  country: 'País',

  specialty_ids: 'Especialidades',
  specialty_surgery_subspecialty: 'Indique a subespecialidade',
  specialty_other: 'Outra (indique qual)',
  otherHint: 'Escolha também na lista a especialidade mais próxima.',
  work_experience_range: 'Anos de experiência profissional',

  motivation: 'Motivação para entrar na rede',
  motivationPlaceholder:
    'No máximo 200 palavras: por que motivo quer entrar e de que modo a sua experiência pode ajudar colegas em unidades com poucos recursos?',
  resume: 'Currículo profissional',
  resumeHint: 'Só PDF, no máximo 10 MB',
  endorsement: 'Recomendação profissional',
  endorsementHint: 'Uma carta de recomendação, só PDF, no máximo 10 MB',
  professional_society_membership: 'Sociedades profissionais a que pertence',

  language_proficiency: 'Conhecimento de línguas (várias respostas possíveis)',
  languagesHint: 'Escolha cada língua que poderia usar numa reunião. Depois indique o seu nível.',
  language_proficiency_other: 'Outra língua',
  regional_experience: 'Experiência em regiões específicas (várias respostas possíveis)',
  regionsHint:
    'Para cada região da OMS onde trabalhou, escolha os anos. Para limpar uma resposta, escolha-a de novo.',
  regional_experience_countries: 'Escolha países das regiões que selecionou',

  availabilityText:
    'Pode apoiar um hospital online, de forma presencial ou das duas maneiras. As horas por semana dependem do que o hospital anfitrião precisa e da sua disponibilidade. Esperamos o seu empenho durante todo o projeto. Apoio online significa videochamadas regulares de mentoria. Apoio presencial significa viagens de 10 a 14 dias à instituição anfitriã.',
  general_availability: 'Tenho disponibilidade para:',
  general_availability_other: 'Indique a sua disponibilidade',

  consentText:
    'Os seus dados são tratados em conformidade com os Regulamentos da União Europeia 45/2001 e 2018/1725. O hospital universitário anfitrião é o principal responsável pelo tratamento dos dados. Os seus dados servem para encontrar hospitais adequados ao seu perfil e só são mostrados a um hospital quando o seu nome lhe é sugerido. Pode vê-los, corrigi-los e apagá-los a qualquer momento através do seu link pessoal. Para perguntas: {coordinator}, {coordinatorEmail}.',
  privacy: 'Como tratamos os seus dados',
  consent: 'Dá o seu consentimento ao tratamento dos seus dados para estes fins?',
  mustAccept: 'Para continuar, tem de aceitar os termos.',

  level_of_expertise_id: 'Nível de experiência',
  level_of_expertise_other: 'Nível de experiência, por outras palavras',
  work_experience: 'Experiência profissional',
  general_availability_time: 'Tempo disponível',
  registry_related_experience: 'Experiência nas áreas da rede',
  registry_related_experience_other: 'Outra experiência nas áreas da rede',
  declaration_of_honour: 'Declaração de honra recebida',

  failed: 'Houve um problema. Tente de novo.',
  created:
    'Agradecemos o seu interesse. Vamos escrever-lhe com mais informações sobre uma possível colaboração.',
  next: 'Respondemos no prazo de {answerTime} e pode haver convite para uma breve entrevista. Enviamos um e-mail com esta referência e um link pessoal, que permite alterar as suas respostas.',
  edited: 'O seu formulário foi atualizado.',
}
