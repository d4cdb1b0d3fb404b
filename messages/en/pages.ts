export default {
  aboutTitle: 'About Updraft',
  aboutLead:
    'Updraft is a place where founders show what they are building and meet the investors, mentors and colleagues who help it grow.',
  aboutWhyTitle: 'Why it exists',
  aboutWhyBody: `Most introductions between a founder and an investor still depend on who you went to school with. If you know the right person, a round can start over coffee. If you don’t, you write to addresses that begin with “info” and wait.

We think a good idea should not have to wait for a good address book. So we built a place where a startup can be found by what it does, where an investor says in plain words what they fund, and where the first message goes to a person with a name.`,
  aboutHowTitle: 'What you can do here',
  aboutHowBody: `If you are a founder, you list your startup in five steps. Your page explains the problem, the solution, the team and the round. You post updates, and the people who follow you read them in their feed.

If you are an investor, you say what you look for: sectors, stages, check size. You follow the companies that fit, star the ones you want to come back to, and express interest when you want to see the deck.

If you are neither, you are still welcome. Developers, designers, students and marketers use Updraft to find a team, a mentor or a first job.`,
  aboutPromisesTitle: 'What you can hold us to',
  promisePlainTitle: 'Plain words',
  promisePlainText:
    'Every label, message and rule here is written to be understood the first time you read it.',
  promisePrivateTitle: 'Your data, your device',
  promisePrivateText:
    'What you write stays in this browser, so you only meet people who have an account in the same browser. You can download your data as a file, or delete it, whenever you like.',
  promiseHonestTitle: 'Honest numbers',
  promiseHonestText:
    'A round shows what is raised and what is left. We don’t polish figures and we don’t invent averages.',
  aboutNextTitle: 'See for yourself',
  aboutNextText: 'The quickest way to understand Updraft is to look around in it.',
  aboutNextAction: 'Get Started',
  aboutContactAction: 'Write to us',

  blogsTitle: 'Notes from the field',
  blogsLead:
    'Short articles on raising money, meeting investors and saying things clearly. Each takes about two minutes to read.',
  blogsContents: 'Articles',
  blogsByline: (p: { author: string }) => `By ${p.author}`,

  messageTitle: 'The first message to an investor',
  messageDate: 'September 22, 2025',
  messageSummary: 'Four sentences are enough. The fifth one is usually about you, and it can wait.',
  messageBody: `An investor who opens your message has a simple question: should I keep reading? You have about four sentences to answer it. Use the first to say what you make and for whom. “Heliogrid lets homes with solar panels sell surplus power to their neighbors” is a complete thought. “We are reimagining the energy value chain” is not.

Use the second sentence for the one fact that surprises people. It may be a number, a customer, or something you learned that others in your field have missed. If you have several, pick the one you would tell a friend at dinner. The rest belongs in the deck.

Use the third to say why you are writing to this person and not to a list. Read what they have posted. Look at the companies they backed and what they said about them. One honest line, such as “you wrote that grid software sells too slowly, and we found a way around that”, does more than a page of praise.

The fourth sentence is the request. Ask for one thing, make it small, and name a time: twenty minutes on Thursday, an opinion on one slide, an introduction to one person. Then stop. A short message that leaves a question open gets an answer more often than a long one that closes them all.`,

  metricsTitle: 'Show the number you would rather hide',
  metricsDate: 'September 8, 2025',
  metricsSummary: 'Every young company has one weak figure. Put it on the table before someone else does.',
  metricsBody: `Every startup has a figure that its founder scrolls past quickly. Churn in the second month. A cost of acquisition that doubled in spring. Investors know it is there, because they have seen a few hundred companies at your stage and each of them had one. The only open question is whether they hear about it from you.

When you show the weak number first, two things happen. The conversation turns from “what are they hiding” to “what are they doing about it”, which is the conversation you want. And everything else you say becomes easier to believe, since you have shown that you report what you see.

Say it in three parts. The number as it is, with its unit and its month. The reason, as far as you understand it today. And the change you are making, with the date by which you expect to know whether it worked. “Churn was 7% in August, mostly in accounts with a single user, so new accounts now start with an invitation for a second one. We will know by November.”

On Updraft your key metrics are meant for investors who have expressed interest and whom you have approved. That is a small, serious audience. Write for it as you would for a colleague who joins next week and will find out anyway.`,

  roundTitle: 'Read a round like a weather map',
  roundDate: 'August 25, 2025',
  roundSummary:
    'How much is raised says less than how it moved. A short guide to the gauge on a startup page.',
  roundBody: `The striped gauge on a startup page shows how much of a round is raised. It is tempting to read it like a score, where fuller is better. A weather map works differently. One reading tells you little, and the lines between the readings tell you what is coming.

Start with the goal. A team of six that raises two million at seed usually buys eighteen months or so. Divide the goal by what they spend in a month and see where you land. If the answer is nine months, they will be raising again before they have anything new to show. If it is forty, ask what the money is for.

Then look at who is in. One investor who knows the field and wrote the first check says more than ten who followed in the last week. Look at the closing date as well: a round at 65% with two months left is in good air, and a round at 90% that has been there since spring has a story you should ask about.

Last, read the updates. Founders who post in slow weeks as well as in good ones are telling you how they will behave after you invest. That is the forecast that counts.`,

  mentorTitle: 'What to ask a mentor before you ask for money',
  mentorDate: 'August 11, 2025',
  mentorSummary:
    'Early support is mostly good questions. Here are four that are worth an hour of anyone’s time.',
  mentorBody: `Some investors on Updraft say on their profile that they are available for mentoring. Take them at their word. An hour with somebody who has watched thirty companies make your next mistake is worth more, early on, than a small check from somebody who has not.

Come with a decision, not a topic. “How should we think about pricing” leads to a pleasant hour. “We can charge per seat or per meter, we lean towards meters, here is why” leads to an answer. Send it a day before, in half a page, so that the meeting can start in the middle.

Four questions tend to pay off. What would have to be true for this to be a large company? Which of our assumptions have you seen fail elsewhere? Who should we talk to that we have not thought of? And what would you want to see in six months if we came back to raise?

Write down the answer to the last one and go and do it. When you come back with the result, you will not need to pitch. You will be reporting to somebody who has already been part of the work.`,

  contactTitle: 'Contact',
  contactLead: 'Three mailboxes, one office, and a person behind each of them.',
  contactHelpTitle: 'Help and feedback',
  contactHelpText:
    'Something doesn’t work, or could work better. Tell us what you did and what you expected.',
  contactInvestorsTitle: 'Investors',
  contactInvestorsText: 'Questions about registering, verification, or a startup you met here.',
  contactPressTitle: 'Press',
  contactPressText: 'Facts, pictures and somebody to talk to. Start with your deadline.',
  contactOfficeTitle: 'Office',
  contactOfficeText: 'Weekdays between 10:00 and 17:00. Ring twice, the bell is shy.',
  contactSampleNote:
    'Addresses ending in .example are sample data and can’t receive email. They show where the real ones go.',
  questionsTitle: 'Common questions',
  questionListTitle: 'Do I need a finished product to list a startup?',
  questionListText:
    'No. You need a name, a tagline, a category, and a clear account of the problem and your solution. Traction and metrics are optional and can be added later.',
  questionSeeTitle: 'Who sees my numbers?',
  questionSeeText:
    'Only verified investors see your traction. Only investors who express interest and whom you approve see your key metrics. Everyone sees your problem, solution and team.',
  questionInvestorTitle: 'I am an investor. Where do I start?',
  questionInvestorText:
    'With <a>investor registration</a>. It has seven steps, and only the first three have questions you must answer.',
  questionPasswordTitle: 'I forgot my password. What now?',
  questionPasswordText: 'Go to <a>the reset page</a> and enter your email address.',
  questionDataTitle: 'Where is my data kept?',
  questionDataText:
    'In this browser, on this device. In Settings you can export all of it to one file, bring it to another browser, or start over. The <a>terms</a> say more.',

  termsTitle: 'Terms of Use',
  termsLead: 'Short enough to read in full. By creating an account you agree to them.',
  termsUpdated: 'Last changed on November 20, 2025',
  termsContents: 'On this page',
  termsServiceTitle: 'What Updraft is',
  termsServiceBody: `Updraft lets founders, investors and the people around them show who they are, read what others post, and talk to each other. It does not handle investments. No money moves through Updraft, and we take no part in any agreement you reach with someone you met here.`,
  termsAccountTitle: 'Your account',
  termsAccountBody: `You need an account to read and write in the feed and to manage a profile. Give your own name, keep your password to yourself, and use one account per person. You must be at least 16 years old.

You can sign out at any time from your account menu, and delete your account in Settings. You can stop using Updraft without telling us.`,
  termsDataTitle: 'Your data stays on this device',
  termsDataBody: `What you write in Updraft is stored in your browser: posts, comments, messages, stars, follows, listings, profile and settings. Anyone else with an account in the same browser can see what you publish, within your privacy settings, and what you send them. We have no server that receives it, so we can’t read it, sell it or lose it for you. It also means that clearing your browser’s data deletes it, and that another device does not know about it unless you bring it there as a file.

Passwords of accounts that live on this device are stored only as a hash, a scrambled form that can’t be turned back. Where this copy of Updraft is connected to an outside sign-in provider, your email address and password go to that provider and its terms apply to them.

In Settings you can export everything to one file, import it elsewhere, or start over.`,
  termsSampleTitle: 'The sample world',
  termsSampleBody: `So that you don’t arrive in an empty room, Updraft comes with a small cast of made-up people and companies: Asha Verma and Heliogrid, Mina Okafor and Northlight Ventures, and a few others. They are not real, and any resemblance to real ones is accidental. Their metrics are examples, and you can’t schedule meetings with them. Addresses ending in .example can’t receive email.

You can follow them, write to them and star them. Nobody is notified, and nothing leaves your device.`,
  termsContentTitle: 'What you post',
  termsContentBody: `What you write belongs to you. Post only what is yours to share, and say only what you believe to be true, above all about money. Don’t insult people, don’t pretend to be someone else, and don’t post anything that is against the law where you are.`,
  termsAdviceTitle: 'No investment advice',
  termsAdviceBody: `Nothing on Updraft is investment, legal or tax advice. A verified tick means that a name was checked, not that a company is sound. Most young companies fail. Invest only what you can afford to lose, and ask somebody qualified before you sign.`,
  termsWarrantyTitle: 'No guarantees',
  termsWarrantyBody: `We take care, but we offer Updraft as it is. We don’t promise that it is free of errors or always available, and within what the law allows we are not liable for losses that come from using it. Keep a copy of what matters to you.`,
  termsChangesTitle: 'Changes and questions',
  termsChangesBody: `When these terms change, the date at the top changes with them. If a change takes something away from you, we say so where you sign in. Questions are welcome: the ways to reach us are on the <a>contact page</a>.`,
};
