import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const home: Translated<'pt', 'home'> = {
  title: '{name}: especialistas em infecções para hospitais que pedem apoio',
  description:
    'A rede {name} junta voluntários em doenças infecciosas e gestão de antimicrobianos a hospitais que pediram apoio.',

  promiseHospital: 'Um hospital.',
  promiseExpert: 'Um especialista.',
  promiseTime: 'Mês após mês,',
  promiseTogether: 'lado a lado.',
  lede: '{name} é uma rede pública de voluntários em doenças infecciosas e gestão de antimicrobianos. Juntamos cada especialista a um hospital que pediu ajuda.',
  requestSupport: 'Pedir apoio',
  becomeExpert: 'Ser especialista',
  becomeTrainer: 'Ser formador',

  factTime: '6 a 12 meses',
  factTimeMeaning: 'em regra, ou até 18 se o hospital precisar, com o mesmo especialista',
  factPlace: 'Online, presencial',
  factPlaceMeaning: 'videochamadas regulares, visitas de 10 a 14 dias, ou ambas',
  factFee: 'Sem honorários',
  factFeeMeaning: 'os especialistas são voluntários, e as viagens internacionais deles estão cobertas',
  factLanguage: 'Na sua língua',
  factLanguageMeaning: 'inglês, francês, árabe, espanhol, russo e outras',

  start: 'Por onde quer começar?',
  startHospital: 'O meu hospital precisa de apoio',
  startHospitalText:
    'Fale-nos do seu hospital e do problema. Sugerimos especialistas adequados; a escolha é sua.',
  startExpert: 'Posso oferecer a minha experiência',
  startExpertText:
    'Para profissionais de medicina, farmácia, microbiologia, enfermagem ou ciências sociais. As horas combinam-se com o hospital.',
  startTrainer: 'Ensino gestão de antimicrobianos',
  startTrainerText:
    'Entre na rede de formadores em gestão de antimicrobianos, com quatro webinários por ano sobre como ensinar bem.',

  areas: 'Seis áreas de apoio',
  areasText: 'Cada pedido toca pelo menos uma. Pode começar por uma e encontrar outra pelo caminho.',
  areasMore: 'As áreas de apoio em detalhe',
  areaInfection: 'Tratamento de doenças infecciosas',
  areaInfectionText:
    'Conselhos à cabeceira em infecções difíceis e protocolos adequados aos medicamentos disponíveis.',
  areaStewardship: 'Gestão de antimicrobianos',
  areaStewardshipText: 'Comissões, protocolos, visitas clínicas e um retorno que os prescritores aceitam.',
  areaDiagnostics: 'Microbiologia e diagnóstico',
  areaDiagnosticsText: 'Da amostra ao resultado: qualidade, prazos e um antibiograma que se usa.',
  areaMeasurement: 'Medição do uso de antimicrobianos',
  areaMeasurementText: 'Formas simples e repetíveis de saber o que se usa, onde e por que motivo.',
  areaPrevention: 'Prevenção de infecções (PCI)',
  areaPreventionText: 'Higiene das mãos, isolamento, limpeza e vigilância que duram.',
  areaChange: 'Ciência da implementação e mudança de comportamentos',
  areaChangeText: 'Tornar mais fácil a melhor escolha, com as pessoas que a fazem.',

  how: 'Como hospital e especialista se encontram',
  howText:
    'Lemos as candidaturas e os pedidos à medida que chegam. Nenhuma decisão é tomada só por uma máquina.',
  howMore: 'Como trabalhamos',
  howNeed: 'O hospital descreve',
  howNeedText: 'A necessidade, em cinco passos curtos e pelas suas palavras.',
  howSuggest: 'Nós sugerimos',
  howSuggestText:
    'Comparamos área, língua, região e disponibilidade dos especialistas; depois, alguém lê o resultado.',
  howChoose: 'O hospital escolhe',
  howChooseText: 'Vê as sugestões lado a lado e escolhe a pessoa com quem quer trabalhar.',
  howWork: 'E trabalham juntos',
  howWorkText: 'Assinam um acordo de confidencialidade e começam. Seguem-se um relatório parcial e um final.',

  samples:
    'Os especialistas, as histórias e as notícias desta página são exemplos: as pessoas e os hospitais são inventados.',
  figureHospitals: 'hospitais em {countries} países',
  figureHospitalsOnly: 'hospitais',
  figureExperts: 'especialistas na rede',
  speak: 'Especialistas que falam a sua língua',
  speakText: 'Especialistas da rede que falam português: {number}',

  meet: 'Conheça os especialistas',
  meetMore: 'Todas as histórias de especialistas',
  impactMore: 'Todas as histórias',
  news: 'Notícias',
  newsMore: 'Todas as notícias',

  call: 'Não deixe para depois. Um pedido curto basta para começar a conversa.',
}
