// Written by `npm run messages` from messages/en/*.json, the source of all types. Don't edit.

declare module '@messages/catalogs' {
  /** The messages of each language, by namespace. */
  export type Catalogs = {
    accessibility: {
      /** Title of the page with the accessibility statement. */
      title: string;
      lead: string;
      updated: string;
      /** Heading of the list of links to the sections of the accessibility statement. */
      contents: string;
      /** Heading of a section: the accessibility standard that Updraft aims for. */
      aimTitle: string;
      aimBody: string;
      checkedTitle: string;
      checkedBody: string;
      limitsTitle: string;
      limitsBody: string;
      reportTitle: string;
      /** How to report an accessibility problem. `<a>` links to the contact page. */
      reportBody: string;
    };
    account: {
      shared: {
        /** Accessible name of the row of tabs on the account pages of founders and investors. */
        sections: string;
        tabs: {
          /** Tab of the account pages: the user’s profile. A noun. */
          profile: string;
          /** Tab of the account pages: the user’s settings. */
          settings: string;
          /** Tab of the account pages: the startups that the user listed. */
          startups: string;
        };
        /** Button on the account pages: opens the form for a profile or a startup. A verb. */
        edit: string;
        /** Button below a form: closes the form and discards the changes. A verb. */
        cancel: string;
        save: string;
        saving: string;
        /** Replaces a value of the profile that the user hasn’t filled in. */
        notAdded: string;
        listHint: string;
        /** Hint below the name field while it is blank. `name`: the name that stays if the user saves. */
        nameKept: (p: { name: string }) => string;
        /** Error below a form whose changes couldn’t be saved in the user’s browser (“this device”). */
        refused: string;
        loadFailedTitle: string;
        loadFailedText: string;
        /** Title of the dialog that opens when the user leaves a form with unsaved changes. A verb. */
        leaveTitle: string;
        leaveText: string;
        /** Button of the dialog about unsaved changes: returns to the form. A verb. */
        leaveStay: string;
        /** Button of the dialog about unsaved changes: leaves the form without saving. A verb. */
        leaveDiscard: string;
      };
      clash: {
        /** Title of a dialog: the fields that the user is changing were also changed somewhere else, such as in another tab. */
        title: string;
        text: string;
        /** Heading in the dialog about fields that changed elsewhere: the value that the user has just entered. */
        mine: string;
        /** Heading in the dialog about fields that changed elsewhere: the value that was saved somewhere else. */
        theirs: string;
        keep: {
          /** Radio button in the dialog about fields that changed elsewhere: uses the value that the user has just entered. */
          mine: string;
          /** Radio button in the dialog about fields that changed elsewhere: uses the value that was saved somewhere else. */
          theirs: string;
        };
        /** Replaces an empty value in the dialog about fields that changed elsewhere. An adjective. */
        blank: string;
        /** Replaces an image in the dialog about fields that changed elsewhere. */
        picture: string;
        /** Replaces a PDF file in the dialog about fields that changed elsewhere. */
        pdf: string;
        /** Button of the dialog about fields that changed elsewhere: closes the dialog and saves nothing. */
        back: string;
      };
      founder: {
        /** Title of the page where a founder manages their account. */
        title: string;
        /** Description, for search engines, of the page where a founder manages their account. */
        headText: string;
        edit: string;
        /** Toast after the user saved their profile. */
        saved: string;
        /** Link on the account page: opens the user’s own profile page, which others can see. */
        publicPage: string;
        /** Label of the email address with which the user signs in. Only the user sees the address. */
        signInEmail: string;
        /** Note below the email address for signing in: the address is hidden from others. */
        signInEmailNote: string;
        /** Hint of the email field in the profile: the address is shown on the user’s profile page. */
        emailHint: string;
        fields: {
          /** Label of a field of the user’s profile: a picture of the user. */
          photo: string;
          /** Label of a field of the user’s profile: the user’s full name. */
          name: string;
          /** Label of a field of the user’s profile: what the user does, such as Founder or Designer. */
          role: string;
          /** Label of a field of the user’s profile: where the user lives. */
          location: string;
          /** Label of a field of the user’s profile: the subjects that interest the user, such as Fintech. */
          interests: string;
          /** Label of a field of the user’s profile: a text in which the user describes themselves. */
          bio: string;
          /** Label of a field of the user’s profile: the email address shown on the profile page. */
          email: string;
          /** Label of a field of the user’s profile: the address of the user’s website. */
          website: string;
          /** Label of a field of the user’s profile: the address of the user’s page on LinkedIn, a website. */
          linkedin: string;
          /** Label of a list in the user’s profile: degrees, with schools and years. */
          education: string;
          /** Label of a field of the user’s profile: what the user is good at. */
          skills: string;
          /** Label of a list in the user’s profile: the jobs that the user has had. */
          workExperience: string;
        };
        /** Heading of a group of fields in the profile form: photo, name, role, location, interests, bio. */
        basics: string;
        /** Heading of a group of fields in the profile form: email, website, LinkedIn. */
        contact: string;
        /** Heading of a card on the account page: links to the user’s profile as an investor. */
        investor: string;
        investorText: string;
        /** Link on a card of the account page: opens the page where the user edits their investor profile. */
        investorManage: string;
        /** Text of the card “Investor profile” if the user isn’t registered as an investor. */
        investorNone: string;
        investorRegister: string;
      };
      startups: {
        /** Heading of the list of startups that the user listed on Updraft. */
        title: string;
        /** Button above the list of the user’s startups: opens the form that adds a startup. */
        add: string;
        emptyTitle: string;
        emptyText: string;
        /** Button in the empty list of the user’s startups: opens the form that adds a startup. “List” is a verb. */
        listFirst: string;
        /** Badge on a startup of the user: the startup seeks investment. */
        active: string;
        /** Badge on a startup of the user: the startup doesn’t seek investment. */
        inactive: string;
        /** Label of a switch. On: the startup seeks investment. Off: it doesn’t. `name`: the startup. */
        seeks: (p: { name: string }) => string;
        activeText: string;
        inactiveText: string;
        /** Link on a startup of the user: opens the startup’s public page. */
        viewProfile: string;
        /** Title of the form for editing a startup. `name`: the startup. */
        editOf: (p: { name: string }) => string;
        /** Toast after the user saved changes to a startup. */
        saved: string;
        /** Accessible name of the button that deletes a startup. `name`: the startup. */
        remove: (p: { name: string }) => string;
        /** Toast after the user deleted a startup, with an Undo button. `name`: the startup. */
        removed: (p: { name: string }) => string;
        /** Button in the toast about a deleted startup: restores the startup. A verb. */
        removeUndo: string;
        /** Toast: the attempt to restore a deleted startup failed. `name`: the startup. */
        undoFailed: (p: { name: string }) => string;
        fields: {
          /** Label of a field of a startup: the startup’s name. */
          name: string;
          /** Label of a field of a startup: one line that says what the startup does. */
          tagline: string;
          /** Label of a field of a startup: an image. */
          logo: string;
          /** Label of a field of a startup: its funding stage, such as Seed. */
          stage: string;
          /** Label of a field of a startup: the category in which it works, such as Fintech. */
          industry: string;
          /** Label of a field of a startup: the year in which it was founded. */
          founded: string;
          /** Label of a field of a startup: the address of its website. */
          website: string;
          /** Label of a field of a startup: the money that it takes in each month. */
          revenue: string;
          /** Label of a field of a startup: the number of people who work there. */
          employees: string;
          /** Label of a field of a startup: a text about what the startup builds. */
          description: string;
          /** Label of a field of a startup: a wide image at the top of its page. */
          coverImage: string;
          /** Label of a field of a startup: what the company is worth, in dollars. */
          valuation: string;
          /** Label of a field of a startup: the day on which its funding round ends. */
          closingDate: string;
          /** Label of a field of a startup: a link to a video that demonstrates the product. */
          videoDemo: string;
          /** Label of a list of a startup: prizes that the startup has won. */
          awards: string;
        };
        /** Hint of the logo field: the image’s shape (square), its size in pixels, and the largest file size. */
        logoHint: string;
        /** Hint of the cover image field: the image’s shape (wide), its size in pixels, and the largest file size. */
        coverHint: string;
        videoHint: string;
        award: {
          /** Heading of one award in the form of a startup. `number`: the award’s position in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          title: string;
          /** Label of a field of an award: the organization that gave the award. */
          by: string;
          /** Label of a field of an award: the year in which the award was given. */
          year: string;
        };
      };
      requests: {
        /** Heading of the list of requests that the user sent to see key metrics of startups. */
        sent: string;
        /** Below a request that the user sent. `date`: the day on which the user sent it, such as Nov 19. */
        askedOn: (p: { date: string }) => string;
        /** Heading of the list of requests that people sent to see the key metrics of the user’s startup. */
        title: string;
        /** Announced to screen readers after the tab “My Startups”. `count`: the number of requests without an answer. */
        tabCount: (p: { count: number }) => string;
        /** Above the list of requests that the user received. `count`: the number of requests without an answer. */
        waiting: (p: { count: number }) => string;
        none: string;
        /** Above the list of requests that the user received: what a person can see after the user approves them. */
        opens: string;
        loadFailed: string;
        states: {
          /** Badge on a request to see a startup’s key metrics: no answer yet. */
          requested: string;
          /** Badge on a request to see a startup’s key metrics: the founder allowed it. */
          approved: string;
          /** Badge on a request to see a startup’s key metrics: the founder refused it. */
          declined: string;
          /** Badge on a request to see a startup’s key metrics: the founder took an approval back. */
          revoked: string;
          /** Badge on a request to see a startup’s key metrics: the sender took the request back. */
          withdrawn: string;
        };
        /** Below the name of the sender of a request: the sender has an investor profile on Updraft. */
        registered: string;
        /** Below the name of the sender of a request: the sender has no investor profile on Updraft. */
        notRegistered: string;
        /** Before the time at which a request was sent: “Requested · 3 days ago”. */
        asked: string;
        /** Before the time at which the user answered a request: “Answered · 3 days ago”. */
        answered: string;
        /** Link on a request: opens the sender’s public page as an investor. */
        investorPage: string;
        /** Link on a request: opens the conversation with the sender. A verb. */
        message: string;
        /** Button on a request: lets the sender see the startup’s key metrics. A verb. */
        approve: string;
        /** Button on a request that the user has declined or revoked: approves the request. A verb. */
        approveAfterAll: string;
        /** Button on a request: opens the form for refusing the request with a note. A verb. */
        decline: string;
        /** Button on an approved request: opens the form for taking the approval back. A verb. */
        revoke: string;
        /** Button after the user answered a request: cancels the answer. A verb. */
        undo: string;
        undoFailed: string;
        said: {
          /** Toast after the user approved a request, with an Undo button. `name`: the sender of the request. */
          approved: (p: { name: string }) => string;
          /** Toast after the user declined a request, with an Undo button. `name`: the sender of the request. */
          declined: (p: { name: string }) => string;
          /** Toast after the user took an approval back, with an Undo button. `name`: the sender of the request. */
          revoked: (p: { name: string }) => string;
        };
        /** Above the note that the user sent when they declined a request or took an approval back. */
        yourNote: string;
        /** Label of the field for a note when the user declines a request or takes an approval back. `name`: the sender. */
        note: (p: { name: string }) => string;
        /** Hint of the field for a note to the sender of a request: when the note is sent. */
        noteHint: string;
        /** Before a list of ready-made sentences, from which the user can choose one as a note. A verb. */
        suggestions: string;
        send: {
          /** Button of the form for refusing a request: sends the refusal and the note. A verb. */
          declined: string;
          /** Button of the form for taking an approval back: takes it back and sends the note. A verb. */
          revoked: string;
        };
        sentences: {
          declined: string[];
          revoked: string[];
        };
        unsaved: string;
      };
    };
    app: {
      /** Accessible name of the app’s main navigation. Screen readers add the word “navigation”. */
      mainNavigation: string;
      /** Link in the main navigation: the page with the latest posts. */
      home: string;
      /** Link in the main navigation: the page with everything that the user starred. */
      starred: string;
      /** Link in the main navigation: the page with the user’s conversations. A noun. */
      message: string;
      /** Link in the main navigation: the page that lists startups, investors and people. A verb. */
      discover: string;
      /** Link in the main navigation: the page with the startups, investors and people that the user moves forward. A noun. */
      pipeline: string;
      /** Link in the main navigation: the page where the user manages their account and profile. A noun. */
      profile: string;
      /** Button in the top bar: opens the form that adds the user’s startup to Updraft. “List” is a verb. */
      listStartup: string;
      /** Accessible name of the search field in the top bar. A noun or a verb. */
      search: string;
      /** Placeholder of the search field in the top bar: what the user can search for. */
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field in the top bar. */
      searchClear: string;
      searchFailed: string;
      searchFailedText: string;
      /** Accessible name of the account menu and of the button that opens the menu. `name`: the signed-in user. */
      account: (p: { name: string }) => string;
      /** Item of the account menu: opens the page where the user manages their account. */
      manageAccount: string;
      /** Item of the account menu: opens the search in the top bar with the commands. A noun. */
      commands: string;
      /** Item of the account menu: ends the user’s session. A verb. */
      signOut: string;
      /** Replaces “Sign out” while the user is being signed out. */
      signingOut: string;
      signOutFailed: string;
      /** Toast: the browser couldn’t store the user’s last change. */
      notSaved: string;
      /** Button in the toast about a change that the browser couldn’t store: tries again to store the change. */
      notSavedRetry: string;
      /** Below the top bar, for a viewer who isn’t signed in. Asha Verma is the made-up person of the demo account. */
      sample: string;
      createAccount: string;
      /** Toast: some stored data can’t be read and is hidden. `count`: the number of damaged items. */
      quarantined: (p: { count: number }) => string;
      /** Accessible name of the star button, which adds something to the page Starred. A verb. `name`: a startup or investor. */
      star: (p: { name: string }) => string;
      /** Accessible name of the button, or item of a menu: adds a card to the pipeline, in one press. `name`: a startup, an investor or another person. */
      addToPipeline: (p: { name: string }) => string;
    };
    auth: {
      /** Description, for search engines, of the pages for signing in, creating an account and resetting a password. */
      headText: string;
      signInTitle: string;
      registerTitle: string;
      /** Accessible name of the two tabs on the sign-in card: Login and Register. */
      tabs: string;
      /** Tab of the sign-in card: shows the form for an existing account. */
      login: string;
      /** Tab of the sign-in card: shows the form that creates an account. A verb. */
      register: string;
      /** Label of a field: the first and last name of the new user. */
      fullName: string;
      email: string;
      password: string;
      /** Accessible name of the button that makes the password readable. */
      showPassword: string;
      fullNameRequired: string;
      emailRequired: string;
      emailInvalid: string;
      passwordRequired: string;
      /** Label of a checkbox in the form that creates an account. `<a>` links to the terms of use. */
      agreeToTerms: string;
      termsMissing: string;
      forgotPassword: string;
      /** Button on the tab Login: signs the user in. A verb. */
      signIn: string;
      /** Button on the tab Register: creates the account. A verb. */
      createAccount: string;
      /** Replaces the label of the button Sign In or Create Account while the user waits. English must have three dots. */
      pleaseWait: string;
      /** Below an error, after several wrong passwords. `time`: how long the user must wait, such as “30 seconds”. */
      wait: (p: { time: string }) => string;
      /** Error on the sign-in card: a part of the app that signing in needs didn’t load. */
      loadFailed: string;
      /** On the sign-in card when signing in takes long, perhaps because of other open tabs. Signing in may still succeed. */
      late: string;
      /** On the sign-in card when signing in takes long, perhaps because of the connection. Signing in may still succeed. */
      lateService: string;
      /** Note on the sign-in card: the device has no network, and signing in needs one. */
      offline: string;
      /** Between the sign-in form and the buttons of Google, Microsoft and Apple: “or continue with Google”. */
      orContinueWith: string;
      /** Button on the sign-in card: signs in with an account of the company Google. The name isn’t translated. */
      google: string;
      /** Button on the sign-in card: signs in with an account of the company Microsoft. The name isn’t translated. */
      microsoft: string;
      /** Button on the sign-in card: signs in with an account of the company Apple. The name isn’t translated. */
      apple: string;
      investor: string;
      /** Button on the sign-in card: opens the demo account. Asha Verma is its made-up person. */
      lookAround: string;
      /** Note below the sign-in form if the accounts are stored only in the user’s browser (“this device”). */
      deviceNote: string;
      /** Note below the sign-in form if an online service stores the accounts: which people the user can meet. */
      meetNote: string;
      forgotTitle: string;
      forgotText: string;
      resetPassword: string;
      /** Link on the page for a forgotten password: returns to the sign-in card. */
      backToLogin: string;
      /** Title after the user asked for a link to set a new password: the link is sent by email. */
      sentTitle: string;
      /** After the user asked for a new password. `email`: the address they entered. Must not reveal whether it has an account. */
      sentText: (p: { email: string }) => string;
      /** On the page for a forgotten password, in a version of Updraft that can’t send email: what to enter. */
      forgotDeviceText: string;
      forgotDeviceNote: string;
      sentDeviceTitle: string;
      /** After the user asked for a new password. `email`: the address they entered. Must not reveal whether it has an account. */
      sentDeviceText: (p: { email: string }) => string;
      /** Title of a dialog that replaces the sign-in window of a company. `provider`: Google, Microsoft or Apple. */
      chooserTitle: (p: { provider: string }) => string;
      /** Note in a dialog that replaces the sign-in window of a company. `provider`: Google, Microsoft or Apple. */
      chooserNote: (p: { provider: string }) => string;
      /** Accessible name of the list of accounts in the dialog “Continue with Google”, from which the user chooses one. */
      chooserAccounts: string;
      /** Button in the dialog “Continue with Google”: opens a form for an account that isn’t in the list. */
      chooserAdd: string;
      /** Button in the dialog “Continue with Google”: signs in with the name and email that the user entered. A verb. */
      chooserContinue: string;
    };
    choices: {
      /** Category of a startup: software as a service, rented and used over the internet. */
      SaaS: string;
      /** Category of a startup: artificial intelligence. */
      AI: string;
      /** Category of a startup: financial technology. */
      Fintech: string;
      /** Category of a startup: medical care of patients. */
      Healthcare: string;
      /** Category of a startup: technology for health. */
      Healthtech: string;
      /** Category of a startup: technology for education. */
      Edtech: string;
      "E-commerce": string;
      "Climate Tech": string;
      /** Category of a startup: physical devices. */
      Hardware: string;
      /** Category of a startup: a website where people buy from and sell to each other. */
      Marketplace: string;
      /** Category of a startup: products for consumers, not for companies. */
      Consumer: string;
      /** Category of a startup: products for large companies. */
      Enterprise: string;
      Web3: string;
      /** Option of several lists (category, role, type of investor): none of the other options fits. */
      Other: string;
      /** Name of an investment criterion: the category in which a startup works. */
      sector: string;
      /** Name of an investment criterion: the funding stage of a startup. */
      stage: string;
      /** Name of an investment criterion: the money that a startup’s funding round still needs. */
      amount: string;
      /** Name of an investment criterion: where a startup is based. */
      place: string;
      /** Funding stage of a startup: the earliest one, before Seed. */
      "Pre-seed": string;
      /** Funding stage of a startup: the first larger investment, before Series A. */
      Seed: string;
      /** Funding stage of a startup: the first one after Seed. */
      "Series A": string;
      /** Funding stage of a startup: the one after Series A. */
      "Series B": string;
      /** Funding stage of a startup: Series C or later. */
      "Series C+": string;
      /** Funding stage of a startup: paid for by its founders, without investors. */
      Bootstrapped: string;
      /** Type of investor: a person who invests their own money. */
      Angel: string;
      /** Type of investor: a firm or person who invests other people’s money in startups. */
      "Venture Capitalist": string;
      /** Type of investor: a large company that invests in startups. A noun. */
      Corporate: string;
      /** Type of investor: a firm that manages the wealth of one family. */
      "Family Office": string;
      /** Something that a person looks for on Updraft: to meet people. */
      Networking: string;
      /** Something that a person looks for on Updraft: money for their startup. */
      Investment: string;
      /** Something that a person looks for on Updraft: someone to found a startup with. */
      "Co-founder": string;
      /** Something that a person looks for on Updraft: employment. */
      Job: string;
      /** Something that a person looks for on Updraft: advice from an experienced person. */
      Mentorship: string;
      /** Something that a person looks for on Updraft: a business partner. */
      Partnership: string;
      /** When an investor wants to invest: in one to three months from now. */
      "1-3 months": string;
      /** When an investor wants to invest: in three to six months from now. */
      "3-6 months": string;
      /** When an investor wants to invest: in six to twelve months from now. */
      "6-12 months": string;
      /** When an investor wants to invest: in more than a year from now. */
      "12+ months": string;
      /** Value of a yes-or-no field, such as “Are you an accredited investor?” or “Open to mentoring”. */
      Yes: string;
      /** Value of a yes-or-no field, such as “Are you an accredited investor?” or “Open to mentoring”. */
      No: string;
      /** Role of a person: someone who started a company. */
      Founder: string;
      /** Role of a person: someone who gives startups money for a share of the company. */
      Investor: string;
      "Product Manager": string;
      /** Role of a person: someone who writes software. */
      Developer: string;
      /** Role of a person: someone who designs products. */
      Designer: string;
      /** Role of a person: someone who works in marketing. */
      Marketing: string;
      /** Role of a person: someone who finds customers and partners for a company. */
      "Business Development": string;
      /** Role of a person: someone who studies at a school or university. */
      Student: string;
    };
    commands: {
      /** Heading above the commands in the list of the search in the top bar. A noun. */
      title: string;
      /** Announced to screen readers when the list of commands opens or changes. `count`: the number of commands. */
      count: (p: { count: number }) => string;
      labels: {
        /** Command: opens the page with the latest posts. */
        home: string;
        /** Command: opens the page that lists startups, investors and people. */
        discover: string;
        /** Command: opens the page with everything that the user starred. */
        starred: string;
        /** Command: opens the page that lists what waits for the user today. */
        today: string;
        /** Command: opens the page with the cards of the pipeline in columns. */
        board: string;
        /** Command: opens the page with the user’s conversations. */
        messages: string;
        /** Command: opens the page where the user manages their account and profile. */
        account: string;
        /** Command: opens the form that adds the user’s startup to Updraft. “List” is a verb. */
        listStartup: string;
        /** Command: chooses a person to write to. */
        newMessage: string;
        /** Command: undoes what the user did last. A verb. */
        undo: string;
        /** Command: changes between the light and the dark theme. */
        theme: string;
        /** Command: shows a table of all keys. */
        shortcuts: string;
        /** Command: ends the user’s session. A verb. */
        signOut: string;
      };
      /** Button in the toast about something that the user did: restores how it was. A verb. */
      undo: string;
      /** Toast: the browser couldn’t store that the user undid something. */
      undoFailed: string;
      /** Button in the toast about a failed Undo: tries to undo again. */
      undoRetry: string;
      shortcuts: {
        /** Heading of the dialog with a table of all keys. */
        title: string;
        /** Heading of a column of the table of keys: what a key does. */
        action: string;
        /** Heading of a column of the table of keys: the keys to press. */
        keys: string;
        /** Between two keys of which either works. Read by screen readers only. */
        or: string;
        /** Below the table of keys. */
        note: string;
        everywhere: {
          /** Heading of the keys that work on every page. */
          title: string;
          /** What ⌘K or Ctrl K opens: the search in the top bar, with commands. */
          commands: string;
          /** What the key ? shows: the table of all keys. */
          shortcuts: string;
          /** What ⌘Z or Ctrl Z does. A verb. */
          undo: string;
        };
        board: {
          /** Heading of the keys that work on the board of the pipeline. */
          title: string;
          /** What the arrow keys do on the board: they move the focus. */
          walk: string;
          /** What Enter does on the board. */
          open: string;
          /** What Space does on the board: begins or ends moving the card to another column. */
          lift: string;
          /** What the arrow keys do with a lifted card. */
          carry: string;
          /** What Escape does with a lifted card: returns it to its column. */
          back: string;
          /** What M opens: the menu of the card. A noun. */
          menu: string;
          /** What N does: begins a note about the card. A noun. */
          note: string;
          /** What D does: sets the date of the card’s next step. */
          due: string;
          /** What T does: edits the tags of the card. A noun. */
          tags: string;
          /** What P does: the user decides not to go on with the startup, investor or person. A verb. */
          pass: string;
        };
        today: {
          /** Heading of the keys that work on the page Today of the pipeline. */
          title: string;
          /** What the arrow keys do on the page Today: they move the focus. */
          walk: string;
          /** What Enter does on the page Today: the first action of the row. */
          act: string;
          /** What L does on the page Today: postpones the row. */
          later: string;
        };
      };
      keys: {
        /** Name of a key. */
        enter: string;
        /** Name of a key. */
        space: string;
        /** Name of a key. */
        escape: string;
        /** Name of the key ↑, read by screen readers only. */
        up: string;
        /** Name of the key ↓, read by screen readers only. */
        down: string;
        /** Name of the key ←, read by screen readers only. */
        left: string;
        /** Name of the key →, read by screen readers only. */
        right: string;
      };
    };
    common: {
      /** The slogan of Updraft. An updraft is a rising wind. */
      tagline: string;
      /** First link of each page, for keyboard users: jumps past the navigation. A verb. */
      skipToContent: string;
      /** Accessible name of the area with short messages on the screen, and of the bell button in the top bar. */
      notifications: string;
      /** Accessible name of the button that closes a dialog, menu or toast. A verb. */
      close: string;
      /** Button of a dialog or form: closes it and changes nothing. A verb. */
      cancel: string;
      tryAgain: string;
      loading: string;
      /** Title of a page whose content couldn’t be loaded. */
      loadTitle: string;
      loadText: string;
      /** Below the title of a page that couldn’t be loaded because the device is offline. */
      loadOfflineText: string;
      /** Announced to screen readers after the name of a link that opens a new browser tab. */
      newTab: string;
      /** Announced to screen readers after the name of a startup, investor or person whose name Updraft has checked. */
      verified: string;
      /** Link to the page that says what Updraft is. */
      about: string;
      /** Link to the page with Updraft’s articles. */
      blogs: string;
      /** Link to the page with Updraft’s addresses. A noun. */
      contact: string;
      /** Link to the page about how accessible Updraft is to people with disabilities. */
      accessibility: string;
      /** Link to the sign-in page, in the header, for a viewer who isn’t signed in. */
      login: string;
      language: string;
      /** Label of the choice between a light and a dark appearance of the app. */
      theme: string;
      /** Option of the theme: dark text on a light background. */
      themeLight: string;
      /** Option of the theme: light text on a dark background. */
      themeDark: string;
      /** Option of the theme: light or dark, as the device’s operating system is set. */
      themeSystem: string;
      /** Accessible name of the button that likes a post. A verb. `count`: the number of likes, formatted. */
      likeCount: (p: { count: string }) => string;
      /** Time of a post, comment or other event: less than a minute ago. */
      justNow: string;
      /** After the time of a post, comment or message that its author changed later. */
      edited: string;
      /** Tooltip of the word “edited” beside a post, comment or message. `date`: when its author last changed it. */
      editedAt: (p: { date: string }) => string;
      /** Beside the time of a post, comment, message or request that the app is saving. */
      saving: string;
      /** Beside the time of a post, comment, message or request that the app couldn’t save. */
      unsaved: string;
      /** Title in place of a post: the user opened a link to a post that doesn’t exist or isn’t visible to them. */
      goneTitle: string;
      goneText: string;
      /** Below a field that is nearly full. `count`: the number of characters in it, `most`: the maximum, both formatted. */
      characters: (p: { count: string; most: string }) => string;
      /** Error below a field whose text is too long. `most`: the maximum number of characters, formatted. */
      tooLong: (p: { most: string }) => string;
      /** Error below a field: the text that the user pasted is too long. `most`: the maximum number of characters, formatted. */
      refused: (p: { most: string }) => string;
      /** Error below a field: showing the text that the user pasted would take too long, even if it is short. */
      refusedDense: string;
      /** Below a search field whose text is too long. `most`: the number of characters that are used, formatted. */
      searchTooLong: (p: { most: string }) => string;
      /** Button below the beginning of a long text: shows the rest. A verb. */
      showMore: string;
      /** Button below a long text: hides all but the beginning. A verb. */
      showLess: string;
      /** Shown and announced to screen readers while a search runs. */
      searching: string;
    };
    directory: {
      /** Title of the page that lists startups, investors and people. A verb, used as the name of the page. */
      discoverTitle: string;
      /** Description, for search engines, of the page Discover, which lists startups, investors and people. */
      discoverHeadText: string;
      /** Title of the page with the startups and investors that the user starred, and their saved posts. */
      starredTitle: string;
      /** Description, for search engines, of the page Starred. */
      starredHeadText: string;
      /** Accessible name of the choice between startups, investors and users: “Show: Startups”. “Show” is a verb. */
      kindLabel: string;
      kinds: {
        /** Option of the choice “Show”: the page lists startups. */
        startup: string;
        /** Option of the choice “Show”: the page lists investors. */
        investor: string;
        /** Option of the choice “Show”: the page lists people. */
        user: string;
      };
      searchLabel: {
        /** Accessible name and placeholder of the search field above the list of startups. A verb. */
        startup: string;
        /** Accessible name and placeholder of the search field above the list of investors. A verb. */
        investor: string;
        /** Accessible name and placeholder of the search field above the list of people. A verb. */
        user: string;
      };
      /** Accessible name of the button that empties the search field above a list. */
      searchClear: string;
      /** Accessible name of the row of filters above a list. Also a button and a title on a phone. A noun. */
      filterLabel: string;
      filters: {
        /** Name of a filter: the category in which a startup works or an investor invests. */
        industry: string;
        /** Name of a filter: the funding stage of a startup, such as Seed. */
        stage: string;
        /** Name of a filter: how many years an investor has been investing. */
        experience: string;
        /** Name of a filter: a subject that a person is interested in. */
        interest: string;
        /** Name of a filter: where a startup, investor or person is. */
        location: string;
        /** Name of a filter: how many people work at a startup. */
        teamSize: string;
        /** Name of an on/off filter: only startups that look for money from investors now. */
        raising: string;
        /** Name of an on/off filter: only startups or investors that Updraft has checked. */
        verified: string;
        /** Name of a filter: the funding stages at which an investor invests. */
        stagePreference: string;
        /** Name of a filter: the amount that an investor puts into one startup. */
        checkSize: string;
        /** Name of a filter: the type of an investor, such as Angel. */
        investorType: string;
        /** Name of an on/off filter: only investors who offer to advise founders. */
        mentoring: string;
        /** Name of a filter: what a person looks for, such as a job. */
        lookingFor: string;
        /** Name of a filter: something that a person is good at. */
        skill: string;
      };
      /** Option of a filter: removes the filter, so that all values match. For all filters, such as stage or location. */
      any: string;
      /** Accessible name of the button that removes a filter. `filter`: the chosen value, such as “Seed”. */
      removeFilter: (p: { filter: string }) => string;
      moreFilters: string;
      /** Button on a phone: opens the filters. `count`: the number of chosen filters, formatted. */
      filtersChosen: (p: { count: string }) => string;
      showResults: string;
      /** Button beside the filters: removes all filters. A verb. */
      clearAll: string;
      /** Number of people who work at a startup. `size`: a number or a range, such as 6–10. */
      teamSize: (p: { size: string }) => string;
      /** Option of the filter “Experience”, an investor’s years of investing: fewer than `to`. */
      yearsBelow: (p: { to: number }) => string;
      /** Option of the filter “Experience”, an investor’s years of investing: at least `from`, at most `to`. */
      years: (p: { from: number; to: number }) => string;
      /** Option of the filter “Experience”, an investor’s years of investing: at least `from`. */
      yearsFrom: (p: { from: number }) => string;
      /** Option of the filter “Check size”, what an investor puts into a startup. `to`: money, such as $250K. */
      amountBelow: (p: { to: string }) => string;
      /** Option of the filter “Check size”, what an investor puts into a startup. `from`: money, such as $2M. */
      amountFrom: (p: { from: string }) => string;
      loading: {
        startup: string;
        investor: string;
        user: string;
      };
      count: {
        /** Above the list of startups. `count`: the number of startups found. */
        startup: (p: { count: number }) => string;
        /** Above the list of investors. `count`: the number of investors found. */
        investor: (p: { count: number }) => string;
        /** Above the list of people. `count`: the number of people found. */
        user: (p: { count: number }) => string;
      };
      countAtLeast: {
        /** Above a list whose end isn’t loaded yet. `count`: the number of loaded profiles, formatted. */
        startup: (p: { count: string }) => string;
        /** Above a list whose end isn’t loaded yet. `count`: the number of loaded profiles, formatted. */
        investor: (p: { count: string }) => string;
        /** Above a list whose end isn’t loaded yet. `count`: the number of loaded profiles, formatted. */
        user: (p: { count: string }) => string;
      };
      showMore: {
        startup: string;
        investor: string;
        user: string;
      };
      moreFailed: {
        startup: string;
        investor: string;
        user: string;
      };
      emptyTitle: {
        startup: string;
        investor: string;
        user: string;
      };
      emptyText: string;
      /** Text if a search finds no startups, investors or people. `query`: the text that the user searched for. */
      noMatch: (p: { query: string }) => string;
      /** Text if filters leave no startups, investors or people. `filters`: the chosen values, such as “Seed · Fintech”. */
      noMatchFiltered: (p: { filters: string }) => string;
      /** Text if nothing is found. `query`: the text searched for. `filters`: the chosen values, such as “Seed · Fintech”. */
      noMatchInFilters: (p: { query: string; filters: string }) => string;
      widen: {
        /** Button if no startups are found: ignores “Deal flow”, the user’s setting for which startups they see. */
        dealFlow: string;
        /** Button if nothing is found: removes the filters. A verb. */
        filters: string;
        /** Button if nothing is found: empties the search field. A verb. */
        query: string;
        /** Button if nothing is found: empties the search field and removes the filters. */
        all: string;
      };
      dealFlow: {
        /** Above the startups if “Deal flow”, an investor’s setting for which startups they see, hides some. `count`: shown, `all`: all. */
        filtered: (p: { all: number; count: number }) => string;
        /** Like “dealFlow.filtered”, if the numbers aren’t known. */
        filteredMany: string;
        /** Above the startups if “Deal flow”, an investor’s setting for which startups they see, sorts the list. */
        recommended: string;
        /** Above the startups while “Deal flow”, an investor’s setting for which startups they see, is turned off. */
        paused: string;
        /** Link to “Deal flow”, an investor’s setting for which startups they see. */
        change: string;
        pause: {
          /** Button: shows the startups that “Deal flow”, an investor’s setting for which startups they see, hides. */
          filtered: string;
          /** Button: stops sorting the startups by “Deal flow”, an investor’s setting for which startups they see. */
          recommended: string;
        };
        /** Button: applies “Deal flow”, an investor’s setting for which startups they see, again. */
        resume: string;
        empty: string;
      };
      sort: {
        /** Accessible name of the menu that changes the order of a list. A verb or a noun. */
        label: string;
        /** Option of the menu that changes the order of a list: the default order. */
        usual: string;
        /** Accessible name of the button that returns a list to its default order. */
        back: string;
        /** Option of the menu that changes the order of startups: those that fit the user’s criteria best come first. */
        fit: string;
        /** Option of the menu that changes the order of investors: the best fit first. `name`: one of the user’s startups. */
        fitWith: (p: { name: string }) => string;
      };
      fit: {
        label: {
          /** Accessible name of a list on a startup’s card: which of the user’s investment criteria it meets. “Fit” is a noun. */
          ownCriteria: string;
          /** Accessible name of a list on an investor’s card: which of their criteria the user’s startup meets. “Fit” is a noun. */
          ownStartup: string;
        };
        verdicts: {
          /** How a startup compares with an investor’s criterion, such as the stage: it meets the criterion. */
          met: string;
          /** How a startup compares with an investor’s criterion, such as the stage: it nearly meets the criterion. */
          close: string;
          /** How a startup compares with an investor’s criterion, such as the stage: it doesn’t meet the criterion. */
          notMet: string;
          /** How a startup compares with an investor’s criterion, such as the stage: data is missing. */
          unknown: string;
        };
        /** Which criteria a startup meets: “Met: sector, stage”. `verdict`: the result, `list`: the criteria with that result. */
        marked: (p: { verdict: string; list: string }) => string;
        /** An investment criterion that a startup must meet. `criterion`: its name, in lowercase, such as “stage”. */
        must: (p: { criterion: string }) => string;
        /** Explains in which order “best fit” sorts startups or investors. */
        rule: string;
        change: string;
      };
      failedTitle: {
        startup: string;
        investor: string;
        user: string;
      };
      failedText: string;
      noStars: {
        startup: string;
        investor: string;
      };
      noStarsText: {
        /** Text of the page Starred if the user has starred no startups. “Star” is a verb. */
        startup: string;
        /** Text of the page Starred if the user has starred no investors. “Star” is a verb. */
        investor: string;
      };
      noStarsAction: {
        /** Link on the page Starred if the user has starred no startups: opens the list of startups. A verb. */
        startup: string;
        /** Link on the page Starred if the user has starred no investors: opens the list of investors. A verb. */
        investor: string;
      };
      /** Heading on the page Starred: the posts that the user saved. */
      savedPosts: string;
      viewProfile: string;
      /** On the card of a startup. `amount`: the money that it has received from investors, such as $1.3M, in bold (`<b>`). */
      raised: (p: { amount: string }) => string;
      nothingRaised: string;
      /** On the card of a startup: how much of its funding goal is reached. `share`: a percentage, `goal`: money. */
      ofGoal: (p: { share: string; goal: string }) => string;
      /** On the card of a startup. `goal`: the money that the startup wants to raise, such as $2M. */
      goal: (p: { goal: string }) => string;
      /** Accessible name of the bar that shows how much of its funding goal a startup has reached. `name`: the startup. */
      fundraising: (p: { name: string }) => string;
      /** Label on the card of an investor: the categories they invest in. */
      sectors: string;
      /** Label on the card of an investor: the amount they put into one startup. */
      checkSize: string;
      /** Label on the card of an investor: the number of companies they have invested in. */
      portfolio: string;
      /** On the card of an investor. `count`: the number of companies they invested in, or a range such as 6–10. */
      investments: (p: { count: number | string }) => string;
      /** Label on the card of a person: the subjects they are interested in. */
      interests: string;
      /** A shortened list, such as “AI, Fintech +3”. `list`: the first items, `count`: how many are hidden. The space doesn’t break. */
      andMore: (p: { list: string; count: number }) => string;
      /** Label on the card of a person: what they want to find on Updraft, such as a job. */
      lookingFor: string;
      /** Label on the card of a person: where they live. */
      location: string;
      /** Button on the card of a person: shows the person’s posts to the user from now on. A verb. */
      follow: string;
      /** Label of the Follow button on the card of a person once the user follows that person. */
      following: string;
      /** Accessible name of the button that follows a person. A verb. `name`: the person. */
      followPerson: (p: { name: string }) => string;
      /** Accessible name of the Follow button once the user follows a person. `name`: the person. */
      followingPerson: (p: { name: string }) => string;
      /** Replaces the Follow or star button on a card that shows the user’s own profile or startup. */
      you: string;
    };
    errors: {
      /** Title of the page that is shown for a web address that doesn’t exist. */
      notFoundTitle: string;
      notFoundText: string;
      /** Link on an error page: opens the landing page. */
      toHome: string;
      /** Link on an error page: opens Explore, the page with the latest posts. */
      toExplore: string;
      failedTitle: string;
      failedText: string;
      /** Button on an error page or in a toast: loads the page again. A verb. */
      reload: string;
      /** Toast, with the button Reload, which starts the new version of the app. */
      updateReady: string;
      /** Toast: the server refused a change that is stored in the user’s browser (“this device”). */
      refused: string;
      /** Button in the toast about a change that the server refused: sends the change again. */
      sendAgain: string;
      troubles: {
        /** Toast: the stored sign-in was damaged, but has been repaired. “This device” is the user’s browser. */
        session: string;
        /** Toast: part of the user’s stored account was damaged, but has been repaired. “This device” is the user’s browser. */
        account: string;
        /** Toast: the user’s stored account is damaged, so the app signed them out. “This device” is the user’s browser. */
        lostAccount: string;
        /** Toast: the user’s stored account no longer exists, so the app signed them out. “This device” is the user’s browser. */
        missingAccount: string;
        /** Toast: the browser doesn’t let the app store data, so closing the page loses the user’s work. */
        memoryMissing: string;
        /** Toast: a newer version of Updraft has changed the stored data, so the open, older version can’t save. */
        memoryNewer: string;
        /** Toast: an older version of Updraft is open in another tab, so the newer version can’t save. */
        memoryHeld: string;
      };
    };
    feed: {
      /** Title of the page with the latest posts. A verb, used as the name of the page. */
      title: string;
      /** Description, for search engines, of Explore, the page with the latest posts. */
      headText: string;
      searchLabel: string;
      /** Placeholder of the search field above the posts. A verb. */
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field above the posts. */
      searchClear: string;
      /** Accessible name of the row of filters above the posts. A verb. */
      filterLabel: string;
      filters: {
        /** Filter above the posts: shows all posts. */
        all: string;
        /** Filter above the posts: shows posts about money that startups have raised. */
        funding: string;
        /** Filter above the posts: shows posts that announce something. */
        announcement: string;
        /** Filter above the posts: shows posts about something that the author learned. */
        insight: string;
        /** Filter above the posts: shows posts with an opinion of the author. */
        thought: string;
        /** Filter above the posts: shows the posts that the user saved. */
        saved: string;
      };
      types: {
        /** Badge on a post: it is about money that a startup has raised. */
        funding: string;
        /** Badge on a post: it announces something. */
        announcement: string;
        /** Badge on a post: it is about something that the author learned. */
        insight: string;
        /** Badge on a post: it contains an opinion of the author. */
        thought: string;
      };
      typeWords: {
        /** Type of a post, as a word inside “No funding posts available at the moment.” */
        funding: string;
        /** Type of a post, as a word inside “No announcement posts available at the moment.” */
        announcement: string;
        /** Type of a post, as a word inside “No insight posts available at the moment.” */
        insight: string;
        /** Type of a post, as a word inside “No thought posts available at the moment.” */
        thought: string;
      };
      /** Accessible name of the field in which the user writes a new post. */
      composerLabel: string;
      composerPlaceholder: string;
      /** Accessible name of the menu with the tags for a new post, and its text while no tag is chosen. */
      composerTag: string;
      /** Option of the tag menu for a new post: removes the tag. */
      composerNoTag: string;
      composerTags: {
        /** Option of the tag menu for a new post: the post announces something. */
        Announcement: string;
        /** Option of the tag menu for a new post: the post is about money from investors. */
        Funding: string;
        /** Option of the tag menu for a new post: a startup looks for employees. */
        Hiring: string;
        /** Option of the tag menu for a new post: the post is about a product. */
        Product: string;
      };
      /** Label of a choice: the user publishes a post as themselves or as one of their startups. “Post” is a verb. */
      composerAs: string;
      /** Button below the field for a new post: publishes the post. A verb. */
      composerPost: string;
      loading: string;
      /** Announced to screen readers and shown above the posts after a search. `count`: the number of posts found. */
      resultCount: (p: { count: number }) => string;
      loadMore: string;
      /** Announced to screen readers when earlier posts were added to the end of the list. `count`: the number of posts added. */
      moreLoaded: (p: { count: number }) => string;
      moreFailed: string;
      emptyTitle: string;
      emptyAll: string;
      /** Text if there are no posts of one type. `type`: a word from the messages typeWords, such as “funding”. */
      emptyType: (p: { type: string }) => string;
      emptySaved: string;
      /** Link if there are no posts: opens the list of startups, investors and people. A verb. */
      emptyAction: string;
      /** Text if a search finds no posts. `query`: the text that the user searched for. */
      noMatch: (p: { query: string }) => string;
      /** Text if a search finds no posts. `query`: the text searched for. `filter`: the name of the filter, such as Insights. */
      noMatchInFilter: (p: { filter: string; query: string }) => string;
      noMatchAction: string;
      failedTitle: string;
      failedText: string;
      viewStartup: string;
      /** On the card of a startup in a post. `amount`: the money it has received, such as $1.3M, in bold (`<b>`). */
      raised: (p: { amount: string }) => string;
      /** On the card of a startup in a post: how much of its funding goal is reached. `share`: a percentage, `goal`: money. */
      ofGoal: (p: { share: string; goal: string }) => string;
      /** Accessible name of the bar that shows how much of its funding goal a startup has reached. `name`: the startup. */
      fundraising: (p: { name: string }) => string;
      /** Accessible name of the button that opens a post’s comments. A verb. `count`: the number of comments, formatted. */
      commentCount: (p: { count: string }) => string;
      /** Accessible name of the button that shares a post. A verb. `count`: how often the post was shared, formatted. */
      shareCount: (p: { count: string }) => string;
      /** Button on a post: adds the post to the user’s saved posts. A verb. */
      save: string;
      /** Label of the Save button on a post that the user has saved. An adjective. */
      saved: string;
      /** Toast after the user added a post to their saved posts. */
      postSaved: string;
      /** Button in the toast after the user saved a post: shows all posts that they saved. A verb. */
      showSaved: string;
      /** Accessible name of the list of people that opens when the user types @ in a post or comment. */
      peopleLabel: string;
      /** Announced to screen readers when the user types @ and a list of people opens. `count`: the number of people. */
      peopleSuggested: (p: { count: number }) => string;
      /** Accessible name of the button that opens the menu on the user’s own post or comment. */
      more: string;
      /** Item of the menu on the user’s own post or comment: opens a field to change the text. A verb. */
      edit: string;
      /** Item of the menu on the user’s own post or comment: removes it. A verb. */
      delete: string;
      editPostLabel: string;
      editCommentLabel: string;
      editSave: string;
      /** Announced to screen readers after the user changed a post or comment. */
      editSaved: string;
      /** Toast after the user deleted a post, with an Undo button. `text`: the beginning of the post. */
      postDeleted: (p: { text: string }) => string;
      /** Toast after the user deleted a comment, with an Undo button. `text`: the beginning of the comment. */
      commentDeleted: (p: { text: string }) => string;
      /** Button in the toast about a deleted post or comment: restores it. A verb. */
      undo: string;
      undoFailed: string;
      /** Accessible name of the list of comments below a post. A noun. */
      comments: string;
      showAllComments: (p: { count: number }) => string;
      /** Below a comment. `count`: the number of people who like the comment. */
      commentLikes: (p: { count: number }) => string;
      commentLabel: string;
      commentPlaceholder: string;
      /** Button below the field for a comment: publishes the comment. A verb. */
      commentSend: string;
      /** Accessible name of the card beside the posts: the user’s own name and numbers. */
      meLabel: string;
      /** Label of a number on the card with the user’s own name: how many people follow the user. */
      followers: string;
      /** Label of a number on the card with the user’s own name: how many startups the user has listed. */
      startups: string;
      /** Accessible name of the column beside the posts: topics, events, an advertisement and people to follow. */
      sidebarLabel: string;
      trendingTitle: string;
      trendingPosts: (p: { count: number }) => string;
      eventsTitle: string;
      /** Heading of an advertisement beside the posts. An adjective. */
      sponsoredTitle: string;
      /** Heading beside the posts: people and startups that the user could follow. */
      followTitle: string;
      /** Button beside a suggested person or startup: shows their posts to the user from now on. A verb. */
      follow: string;
      /** Label of the Follow button beside a suggested person or startup that the user follows. */
      following: string;
      /** Accessible name of the button that follows a suggested person or startup. A verb. `name`: the person or startup. */
      followPerson: (p: { name: string }) => string;
      /** Accessible name of the Follow button once the user follows a suggestion. `name`: the person or startup. */
      followingPerson: (p: { name: string }) => string;
      /** Accessible name of the links beside the posts: About, Blogs, Contact, Terms, Accessibility. */
      footerLabel: string;
      /** Link beside the posts: opens the terms of use. */
      footerTerms: string;
      footerCopyright: string;
      linkCopied: string;
      /** Toast: the browser refused to copy the link to a post. `link`: the address of the post. */
      linkNotCopied: (p: { link: string }) => string;
    };
    guestWork: {
      /** On the sign-in card: what the user made before signing in. `what`: a list, such as “Heliogrid and your profile”. */
      waiting: (p: { what: string }) => string;
      /** Toast after sign-in: what the user made before is now in the account. `what`: a list, such as “your profile”. */
      taken: (p: { what: string }) => string;
      /** Item of the list `what` in the messages waiting and taken: the profile that the user filled in before signing in. */
      profile: string;
      /** Item of the list `what` in the messages waiting and taken: what the user starred, followed or requested before signing in. */
      marks: string;
      /** Item of the list `what` in the messages waiting and taken: the startups, investors and people that the user added to the pipeline before signing in. */
      pipeline: string;
    };
    inbox: {
      /** Title of the page with the user’s conversations. */
      title: string;
      /** Description, for search engines, of the page with the user’s conversations. */
      headText: string;
      /** Accessible name of the list of conversations. */
      listLabel: string;
      loading: string;
      loadingThread: string;
      searchLabel: string;
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field above the conversations. */
      searchClear: string;
      resultCount: (p: { count: number }) => string;
      noMatch: string;
      /** Text if a search finds no conversations. `query`: the text that the user searched for. */
      noMatchText: (p: { query: string }) => string;
      noMatchAction: string;
      emptyTitle: string;
      /** Text if the user has no conversations. “Message” is the name of a button on the profiles, a verb. */
      emptyText: string;
      emptyAction: string;
      failedTitle: string;
      failedText: string;
      moreFailed: string;
      threadFailedTitle: string;
      unknownTitle: string;
      unknownText: string;
      allConversations: string;
      /** Title in place of a conversation while the user hasn’t chosen one. A verb. */
      noneTitle: string;
      noneText: string;
      newConversation: string;
      /** Accessible name of the search field in the dialog that starts a new conversation. */
      peopleLabel: string;
      peoplePlaceholder: string;
      peopleLoading: string;
      peopleFailed: string;
      /** Text in the dialog that starts a new conversation if the search finds no one. `query`: the name searched for. */
      nobodyFound: (p: { query: string }) => string;
      /** In the list of conversations, instead of the time of a message that was sent less than a minute ago. */
      now: string;
      /** Heading in a conversation, above the messages that were sent today. */
      today: string;
      /** Heading in a conversation, above the messages that were sent yesterday. */
      yesterday: string;
      /** Announced to screen readers before a message that the user wrote: “You: Hello”. */
      you: string;
      /** In the list of conversations and in a conversation: the other person is using Updraft now. */
      online: string;
      /** Announced to screen readers after the name of a conversation that contains new messages. */
      unread: string;
      /** Announced to screen readers after the name of a conversation whose notifications the user turned off. */
      muted: string;
      /** In the list of conversations: the last message, if the user wrote it. `text`: its beginning. */
      ownPreview: (p: { text: string }) => string;
      /** In the list of conversations, before a text that the user typed but hasn’t sent. */
      draft: string;
      noMessages: string;
      back: string;
      /** Accessible name of the panel beside a conversation: tells about the other person. `name`: that person. */
      about: (p: { name: string }) => string;
      viewProfile: string;
      /** Accessible name of the button that opens the menu of a conversation, and of the menu. */
      more: string;
      markUnread: string;
      /** Item of the menu of a conversation: turns off its notifications. A verb. */
      mute: string;
      unmute: string;
      /** Accessible name of the list of messages in a conversation. `name`: the other person. */
      threadLabel: (p: { name: string }) => string;
      /** Text in a conversation that has no messages yet. `name`: the other person. */
      threadStart: (p: { name: string }) => string;
      /** Button above the messages of a conversation: loads older messages. A verb. */
      earlier: string;
      jumpToLatest: string;
      /** Line in a conversation, above the messages that the user hasn’t seen. */
      newMessages: string;
      attach: string;
      attachNotAvailable: string;
      /** Accessible name of the field in which the user writes a message. `name`: the person who receives the message. */
      composerLabel: (p: { name: string }) => string;
      composerPlaceholder: string;
      /** Replaces the field for a message if the account of the other person is deleted or can’t be found. */
      closedGone: string;
      /** Replaces the field for a message in the demo account. Asha is the made-up person of the demo account. */
      closedSample: string;
      /** Accessible name of the button that sends a message. A verb. */
      send: string;
      notSent: string;
    };
    interest: {
      /** On a startup’s page: the viewer’s request for key metrics is unanswered. `ago`: when it was sent, such as “3 days ago”. */
      waiting: (p: { ago: string }) => string;
      /** On a startup’s page: the viewer’s request for key metrics was approved. `name`: the startup. */
      approved: (p: { name: string }) => string;
      /** On a startup’s page: the viewer’s request for key metrics was refused. `name`: the startup. */
      declined: (p: { name: string }) => string;
      /** On a startup’s page: the viewer was allowed to see the key metrics, but isn’t anymore. `name`: the startup. */
      revoked: (p: { name: string }) => string;
      /** On a startup’s page: the viewer took back their request for key metrics. `name`: the startup. */
      withdrawn: (p: { name: string }) => string;
      /** Accessible name of the note with which the startup answered the viewer’s request. `name`: the startup. */
      noteFrom: (p: { name: string }) => string;
      again: string;
      final: string;
      /** Below the answer to a request for key metrics: the app wrote the answer, because the startup is made up. */
      sample: string;
    };
    investorAccount: {
      /** Title of the page where an investor manages their account. */
      title: string;
      /** Description, for search engines, of the page where an investor manages their account. */
      headText: string;
      edit: string;
      /** Toast after the user saved their investor profile. */
      saved: string;
      /** Link on the account page of an investor: opens their profile page, which others can see. */
      publicPage: string;
      preferences: string;
      financial: string;
      /** Heading of a group of fields of an investor: email, phone, website and other ways to reach them. */
      contact: string;
      /** Heading of a group of fields of an investor: name, date of birth and description. */
      basics: string;
      fields: {
        /** Label of a field of an investor: the day on which they were born. */
        dob: string;
        /** Label of a field of an investor: a text that names the startups they have invested in. */
        investments: string;
        /** Label of a field of an investor: the countries, regions or cities where they invest. */
        geography: string;
        /** Label of a field of an investor: the criteria that a startup must meet. */
        mustHaves: string;
        /** Label of a field of an investor: the smallest amount that they put into one startup. */
        checkFrom: string;
        /** Label of a field of an investor: the largest amount that they put into one startup. */
        checkTo: string;
        /** Label of a switch of an investor: whether founders see the amount that the investor puts into one startup. */
        showsCheckSize: string;
        /** Label of a switch of an investor: whether they offer to advise founders. */
        availableForMentoring: string;
        /** Label of a field of an investor: a web page on which founders book a meeting. */
        calendarLink: string;
        /** Label of a field of an investor: the email address that is shown on their profile page. */
        contactEmail: string;
        /** Label of a list of an investor: the companies they have invested in, each with stage and year. */
        portfolio: string;
      };
      hints: {
        /** Hint of the field “Calendar link” of an investor: what founders do there, and how the address must start. */
        calendarLink: string;
        /** Hint of the field for the categories in which an investor invests: how to separate them. */
        preference: string;
        /** Hint of the field for the places where an investor invests: what to enter, how to separate it, and examples. */
        geography: string;
        /** Hint of the field “Must-haves” of an investor: what a must-have is, and where the amounts are set. */
        mustHaves: string;
        /** Hint of the field for an investor’s past investments: which startups, as free text. */
        investments: string;
        /** Hint of the field for an investor’s date of birth: who sees the date. */
        dob: string;
        /** Hint of the field for an investor’s phone number: who sees the number. */
        phone: string;
        /** Hint of the field for an investor’s private email address, and note below the address: who sees it. */
        email: string;
        /** Hint of the field “Email on your page” of an investor: who sees the address, and how to show none. */
        contactEmail: string;
      };
      portfolio: {
        /** Heading of one company in an investor’s portfolio. `number`: the company’s position in the list, from 1. */
        entry: (p: { number: number }) => string;
        add: string;
        name: string;
        /** Label of a field of a company in an investor’s portfolio: its funding stage when the investor invested. */
        stage: string;
        /** Label of a field of a company in an investor’s portfolio: the year in which the investor invested. */
        year: string;
      };
      /** Replaces the list of must-haves of an investor who has chosen none: a startup may miss any criterion. */
      allFlexible: string;
      /** Label on an investor’s account page: the dollars they put into one startup. Other amounts on the page are in rupees. */
      checkSize: string;
      /** The amount that an investor puts into one startup, which founders see. `range`: money, such as $25K – $100K. */
      checkShown: (p: { range: string }) => string;
      /** The amount that an investor puts into one startup, which founders don’t see. `range`: money, such as $25K – $100K. */
      checkHidden: (p: { range: string }) => string;
      amountsNote: string;
      emptyTitle: string;
      emptyText: string;
      register: string;
      /** Heading of a card on the account page of an investor: links to their account as a founder. */
      toFounder: string;
      toFounderText: string;
    };
    landing: {
      /** Title of the landing page in the browser tab. */
      headTitle: string;
      /** Title of the landing page, the slogan of Updraft. `<dots>` encloses the three dots, which look different. */
      heroTitle: string;
      /** Below the slogan at the top of the landing page. */
      heroText: string;
      /** Button on the landing page: opens the form that creates an account. A verb. */
      getStarted: string;
      areYouInvestor: string;
      /** Accessible name of the two example cards on the landing page. */
      cardsLabel: string;
      /** On an example card of the landing page: what the made-up startup Heliogrid does. */
      startupTagline: string;
      /** On an example card: the money that a made-up startup received, in bold (`<b>`). Write the amount as your language does. */
      startupRaised: string;
      /** On an example card: how much of its funding goal a made-up startup reached. Write the numbers as your language does. */
      startupGoal: string;
      /** Accessible name of the bar on an example card: the money that a made-up startup received so far. */
      startupGauge: string;
      /** On an example card of the landing page: the category in which a made-up startup works. */
      startupCategory: string;
      /** On an example card of the landing page: the funding stage of a made-up startup. */
      startupStage: string;
      /** On an example card: the job of a made-up investor. Northlight Ventures is the name of her firm. */
      investorRole: string;
      /** On an example card: a message from a made-up investor. A deck is a file that presents a startup to investors. */
      investorMessage: string;
      /** Announced to screen readers after the name of an investor whose name Updraft has checked. */
      verified: string;
      /** Above a row of names of companies: where founders on Updraft have worked before. */
      companiesLabel: string;
      howTitle: string;
      signUpTitle: string;
      signUpText: string;
      /** Heading of the second step of “How It Works”: to look for startups and investors. A verb. */
      exploreTitle: string;
      exploreText: string;
      /** Heading of the third step of “How It Works”: to get in touch with people. A verb. */
      connectTitle: string;
      connectText: string;
      whyTitle: string;
      /** Large text above the heading “Early-stage support”: the number of steps for listing a startup. */
      supportFigure: string;
      /** Heading of a reason to use Updraft: startups get help early. */
      supportTitle: string;
      supportText: string;
      /** Large text above the heading “Fundraising advantage”: everything about a startup is on a single page. */
      advantageFigure: string;
      /** Heading of a reason to use Updraft: it is easier to raise money. */
      advantageTitle: string;
      advantageText: string;
      /** Large text above the heading “Success rate”: each funding round, without an exception. */
      successFigure: string;
      /** Heading of a reason to use Updraft: how much of their goals the startups reach. */
      successTitle: string;
      /** Text about the success of startups. Heliogrid is made up. Write the amounts as your language does. */
      successText: string;
      teamTitle: string;
      teamText: string;
      /** Area of work of Noor Haddad, a made-up member of Updraft’s team, who decides what the product does. */
      productRole: string;
      productNote: string;
      /** Area of work of Luis Ferrer, a made-up member of Updraft’s team, who writes the software. */
      engineeringRole: string;
      engineeringNote: string;
      /** Area of work of Ishita Rao, a made-up member of Updraft’s team, who designs what Updraft looks like. */
      designRole: string;
      /** On the landing page, about the designer of Updraft. Updraft’s images show wind and weather. */
      designNote: string;
      /** Area of work of Kofi Mensah, a made-up member of Updraft’s team, who answers questions of users. */
      communityRole: string;
      communityNote: string;
      /** Heading at the end of the landing page. “Lift” also means a rising force, as in the name Updraft. */
      closingTitle: string;
      closingText: string;
    };
    myData: {
      title: string;
      /** Text of the section “Your data” in the settings. “This device” is the user’s browser. */
      text: string;
      /** Button in the settings: saves the user’s data as a file. A verb. */
      export: string;
      /** Button in the settings: lets the user choose a file with data to load. A verb. */
      import: string;
      /** Announced to screen readers while the app writes the user’s data to a file. */
      exporting: string;
      /** Announced to screen readers while the app reads the file that the user wants to import. */
      reading: string;
      /** Announced to screen readers while the app replaces the user’s data with a file’s. */
      importing: string;
      /** Announced to screen readers while the app deletes the user’s account. */
      deleting: string;
      exportFailed: string;
      /** Heading of a part of the settings: how to delete the account. */
      deleteTitle: string;
      deleteText: string;
      /** Button in the settings: opens the dialog for deleting the account. A verb. */
      deletePress: string;
      /** Replaces the text about deleting the account in the demo account, which can’t be deleted. */
      deleteNotForSample: string;
      problem: {
        /** Error: the file that the user wants to import is too large. `megabytes`: the maximum, a whole number. */
        tooLarge: (p: { megabytes: number }) => string;
        /** Error: the browser couldn’t read the file that the user wants to import. */
        unreadable: string;
        /** Error: the file that the user wants to import doesn’t contain valid JSON, the format of an export. */
        notJson: string;
        /** Error: the file that the user wants to import comes from another app. */
        foreign: string;
        /** Error: a newer version of Updraft wrote the file that the user wants to import. */
        newer: string;
        /** Error: the file that the user wants to import comes from Updraft, but its content is wrong. */
        damaged: string;
        /** Error: the file that the user wants to import contains another person’s data. `name`: that person. */
        somebodyElse: (p: { name: string }) => string;
        /** Error: the file to import is damaged. `wrong`: what is invalid in it, as a list: “2 posts and 1 like”. */
        damagedIn: (p: { wrong: string }) => string;
      };
      groups: {
        /** Item of a list of data, “your profile, 3 startups and 12 posts”: the user’s profile. */
        profile: (p: { count: number }) => string;
        /** Item of a list of data, “your investor profile, 3 startups and 12 posts”: the user’s profile as an investor. */
        investorProfile: (p: { count: number }) => string;
        /** Item of a list of data, “your settings, 3 startups and 12 posts”: the user’s settings. */
        settings: (p: { count: number }) => string;
        /** Item of a list of data, “your profile, 3 startups and 12 posts”. `count`: the number of startups. */
        startups: (p: { count: number }) => string;
        /** Item of a list of data, “your profile, 3 startups and 12 posts”. `count`: the number of posts. */
        posts: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 comments”. `count`: the number of comments that the user wrote. */
        comments: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 likes”. `count`: the number of posts that the user likes. */
        likes: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 saved posts”. `count`: the number of posts that the user saved. */
        saved: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 stars”. `count`: how many startups and investors the user starred. */
        stars: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 follows”, a noun. `count`: how many people and startups the user follows. */
        follows: (p: { count: number }) => string;
        /** Item of a list of data. `count`: the number of startups whose button “Express Interest” the user pressed. */
        interests: (p: { count: number }) => string;
        /** Item of a list of data. `count`: the number of requests for key metrics, and of answers to requests. */
        requests: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 messages”. `count`: the number of messages in conversations. */
        messages: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 pipeline entries”. `count`: the number of cards, steps, tags and notes in the user’s pipeline. */
        pipeline: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 contacts”. `count`: the number of people that the user imported from a file. */
        contacts: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 2 saved searches”. `count`: the number of searches that the user saved. */
        searches: (p: { count: number }) => string;
        /** Item of a list of data, “3 startups and 12 drafts”. `count`: the number of unfinished texts and forms. */
        drafts: (p: { count: number }) => string;
        /** Item of a list of data: which conversations the user read or muted, and which sample items they deleted. */
        other: (p: { count: number }) => string;
        /** Item of a list of data. `count`: the number of things in a file that the app doesn’t know. */
        unknown: (p: { count: number }) => string;
      };
      preview: {
        title: string;
        /** In the dialog “Import this file?”. `name`: whose data the file contains. `date`: when it was exported. */
        from: (p: { name: string; date: string }) => string;
        /** In the dialog “Import this file?”: above the list of what the import changes. */
        replaced: string;
        /** In the dialog “Import this file?”: below the list of what the import changes. */
        theRest: string;
        nothing: string;
        /** In the list of what an import changes, beside a kind of data, such as posts. `count`: how many are new. */
        added: (p: { count: number }) => string;
        /** In the list of what an import changes, beside a kind of data, such as posts. `count`: how many change. */
        changed: (p: { count: number }) => string;
        /** In the list of what an import changes, beside a kind of data, such as posts. `count`: how many disappear. */
        removed: (p: { count: number }) => string;
        one: {
          /** In the list of what an import changes, beside “your profile” and the like: the import adds it. An adjective. */
          added: string;
          /** In the list of what an import changes, beside “your profile” and the like: the import changes it. */
          changed: string;
          /** In the list of what an import changes, beside “your profile” and the like: the import removes it. */
          removed: string;
        };
        /** Item of the list of what an import changes: light or dark, before the name of the new theme. */
        theme: string;
        /** Item of the list of what an import changes: the app’s language, before the name of the new language. */
        language: string;
        /** Button of the dialog “Import this file?”: imports the file. A verb. */
        confirm: string;
        failed: string;
      };
      reset: {
        sample: {
          /** Button in the settings of the demo account: opens a dialog for restoring its original data. A verb. */
          press: string;
          title: string;
          stays: string;
          /** Button of the dialog “Reset to sample data?”: restores the original data of the demo account. A verb. */
          confirm: string;
          /** Replaces the label of the button “Reset” while the app restores the data of the demo account. */
          progress: string;
          failed: string;
        };
        account: {
          /** Button in the settings: opens a dialog for deleting the user’s data. The account stays. A verb. */
          press: string;
          title: string;
          stays: string;
          /** Button of the dialog “Clear your data?”: deletes the user’s data. A verb. */
          confirm: string;
          /** Replaces the label of the button “Clear” while the app deletes the user’s data. */
          progress: string;
          failed: string;
        };
        /** In the dialogs “Clear your data?” and “Reset to sample data?”: above the list of what is deleted. */
        goes: string;
        list: string[];
        final: string;
      };
      deleteDialog: {
        title: string;
        /** In the dialog for deleting the account: what is deleted. `name`: the user. */
        goes: (p: { name: string }) => string;
        final: string;
        confirm: string;
        /** Label of a field in the dialog for deleting the account: the user’s password. */
        password: string;
        showPassword: string;
        /** Hint of the password field in the dialog for deleting the account: why the password is needed. */
        passwordHint: string;
        passwordMissing: string;
        passwordWrong: string;
        /** In the dialog for deleting an account without a password. `provider`: Google, Microsoft or Apple. */
        window: (p: { provider: string }) => string;
        providers: {
          /** Name of the company Google, in “The Google window opens first”. It isn’t translated. */
          google: string;
          /** Name of the company Microsoft, in “The Microsoft window opens first”. It isn’t translated. */
          microsoft: string;
          /** Name of the company Apple, in “The Apple window opens first”. It isn’t translated. */
          apple: string;
        };
        /** Error in the dialog for deleting the account: the deletion failed for an unknown reason. */
        failed: string;
      };
      toasts: {
        /** Toast after the user’s data was exported to a file. `fileName`: the name of the file. */
        exported: (p: { fileName: string }) => string;
        /** Toast after an export: damaged data isn’t in the file. `count`: the number of damaged items. */
        leftOut: (p: { count: number }) => string;
        imported: string;
        reset: string;
        deleted: string;
        /** Toast: the account was deleted, but the browser refused to delete the user’s data. */
        deletedInPart: string;
      };
    };
    notifications: {
      /** Announced to screen readers after the link Profile in the main navigation. `count`: the number of unanswered requests. */
      waiting: (p: { count: number }) => string;
      title: string;
      /** Accessible name of the bell in the top bar. `count`: the number of new notifications. */
      count: (p: { count: number }) => string;
      /** Announced to screen readers when new notifications arrive. `count`: the number of new notifications. */
      arrived: (p: { count: number }) => string;
      loading: string;
      /** Heading above the notifications that the user hasn’t seen. An adjective in the plural. */
      new: string;
      /** Heading above the notifications that the user has seen. */
      earlier: string;
      /** Button above the notifications: marks all of them as read. A verb. */
      readAll: string;
      /** Link below the notifications: opens the settings that turn notifications on and off. */
      settings: string;
      emptyTitle: string;
      emptyText: string;
      failedTitle: string;
      failedText: string;
      events: {
        /** A notification. `<name></name>` becomes the sender, a person or startup. Past tense, without the person’s gender. */
        message: string;
        /** A notification. `<name></name>` becomes the person who asks, `<subject></subject>` the user’s startup. Past tense, no gender. */
        request: string;
        /** A notification. `<name></name>` becomes a startup that lets the user see its key metrics. */
        approved: string;
        /** A notification. `<name></name>` becomes a startup that doesn’t let the user see its key metrics. */
        declined: string;
        /** A notification. `<name></name>` becomes a startup whose key metrics the user could see until now. */
        revoked: string;
        /** A notification. `<name></name>` becomes the author of a comment, a person or startup. Past tense, without gender. */
        comment: string;
        /** A notification. `<name></name>` becomes a person or startup who wrote the user’s name in a post or comment. Without gender. */
        mention: string;
        /** A notification. `<name></name>` becomes a person who follows the user. Past tense, without the person’s gender. */
        follow: string;
        /** A notification. `<name></name>` becomes a new follower of the user; the user already follows that person. Without gender. */
        followBack: string;
        /** A notification. `<name></name>` becomes a person who follows the user’s startup, `<subject></subject>` the startup. */
        startupFollow: string;
        /** A notification. `<name></name>` becomes a startup that the user follows and that published a post. */
        startupPost: string;
        /** A notification. `<name></name>` becomes the author of a post, `<subject></subject>` a startup that the user owns or follows. */
        postAboutStartup: string;
        /** A notification. `<name></name>` becomes the author of a post, `<subject></subject>` the startup that the author founded. */
        founderPost: string;
        /** A notification. `<name></name>` becomes a startup that now has a page on Updraft. */
        listing: string;
        /** A notification. `<name></name>` becomes a startup that looks for money from investors. */
        opportunity: string;
        /** A notification. `<name></name>` becomes a startup that now has a page on Updraft and fits the user’s investment criteria. */
        newListing: string;
        /** A notification. `<name></name>` becomes a startup or person, `<subject></subject>` the name of a search that the user saved. Without gender. */
        searchMatch: string;
        /** A notification. `<name></name>` becomes a startup that the user invested in and that published a post. */
        portfolioPost: string;
        /** A notification. `<name></name>` becomes the author of a post, `<subject></subject>` a startup that the user invested in. */
        postAboutPortfolio: string;
        /** A notification. `<name></name>` becomes the author of a post, `<subject></subject>` a startup. “Round” is a funding round. */
        round: string;
      };
      reasons: {
        /** Below a notification about a startup. `list`: which of its values meet the user’s criteria, such as “Climate Tech, Seed”. */
        met: (p: { list: string }) => string;
        /** Below a notification about a startup. `list`: which of its values nearly meet the user’s criteria, such as “Seed”. */
        close: (p: { list: string }) => string;
        /** Below a notification about a startup. `amount`: the money that its funding round still needs, such as $700K. */
        amount: (p: { amount: string }) => string;
      };
    };
    pages: {
      /** Title of the page that says what Updraft is. */
      aboutTitle: string;
      aboutLead: string;
      aboutWhyTitle: string;
      aboutWhyBody: string;
      aboutHowTitle: string;
      aboutHowBody: string;
      aboutPromisesTitle: string;
      promisePlainTitle: string;
      promisePlainText: string;
      promisePrivateTitle: string;
      promisePrivateText: string;
      promiseHonestTitle: string;
      promiseHonestText: string;
      aboutNextTitle: string;
      aboutNextText: string;
      /** Button at the end of the page about Updraft: opens the form that creates an account. A verb. */
      aboutNextAction: string;
      /** Link at the end of the page about Updraft: opens the page with email addresses. A verb. */
      aboutContactAction: string;
      /** Title of the page with Updraft’s articles. “From the field” means from experience. */
      blogsTitle: string;
      blogsLead: string;
      /** Accessible name of the list of links to Updraft’s articles. */
      blogsContents: string;
      /** Above an article. `author`: the name of the author. */
      blogsByline: (p: { author: string }) => string;
      /** Title of an article about how founders should write to an investor. */
      messageTitle: string;
      /** Date of the article “The first message to an investor”, in the language’s own format. */
      messageDate: string;
      messageSummary: string;
      messageBody: string;
      /** Title of an article about a startup’s weak results. */
      metricsTitle: string;
      /** Date of the article “Show the number you would rather hide”, in the language’s own format. */
      metricsDate: string;
      metricsSummary: string;
      metricsBody: string;
      /** Title of an article about funding rounds: how to judge one. */
      roundTitle: string;
      /** Date of the article “Read a round like a weather map”, in the language’s own format. */
      roundDate: string;
      roundSummary: string;
      roundBody: string;
      /** Title of an article about advice from experienced people. */
      mentorTitle: string;
      /** Date of the article “What to ask a mentor before you ask for money”, in the language’s own format. */
      mentorDate: string;
      mentorSummary: string;
      mentorBody: string;
      /** Title of the page with Updraft’s addresses. A noun. */
      contactTitle: string;
      contactLead: string;
      contactHelpTitle: string;
      contactHelpText: string;
      /** Heading on the contact page: the email address for questions of investors. */
      contactInvestorsTitle: string;
      contactInvestorsText: string;
      /** Heading on the contact page: the email address for journalists. A noun. */
      contactPressTitle: string;
      contactPressText: string;
      /** Heading on the contact page: the opening hours and address of the office. */
      contactOfficeTitle: string;
      /** On the contact page: the opening hours of the office, and a joke about its doorbell. */
      contactOfficeText: string;
      contactSampleNote: string;
      questionsTitle: string;
      questionListTitle: string;
      questionListText: string;
      questionSeeTitle: string;
      questionSeeText: string;
      questionInvestorTitle: string;
      /** Answer to “I am an investor. Where do I start?” `<a>` links to the form that registers an investor. */
      questionInvestorText: string;
      questionPasswordTitle: string;
      /** Answer to “I forgot my password. What now?” `<a>` links to the page for a forgotten password. */
      questionPasswordText: string;
      questionDataTitle: string;
      /** Answer to “Where is my data kept?” `<a>` links to the terms of use. */
      questionDataText: string;
      termsTitle: string;
      termsLead: string;
      termsUpdated: string;
      /** Heading of the list of links to the sections of the terms of use. */
      termsContents: string;
      termsServiceTitle: string;
      termsServiceBody: string;
      termsAccountTitle: string;
      termsAccountBody: string;
      termsDataTitle: string;
      termsDataBody: string;
      termsSampleTitle: string;
      termsSampleBody: string;
      termsContentTitle: string;
      termsContentBody: string;
      termsAdviceTitle: string;
      termsAdviceBody: string;
      termsWarrantyTitle: string;
      termsWarrantyBody: string;
      termsChangesTitle: string;
      /** Last section of the terms of use. `<a>` links to the contact page. */
      termsChangesBody: string;
    };
    pipeline: {
      boards: {
        /** Board of the pipeline with startups that the user may invest in. A noun. */
        deals: string;
        /** Board of the pipeline with investors of the user’s round. A noun: the raise of capital. */
        raise: string;
        /** Board of the pipeline with other people. */
        people: string;
      };
      /** Title of the pipeline’s page with cards in columns, in the browser’s tab. */
      headTitle: string;
      /** Description of the pipeline’s board for search engines. */
      headText: string;
      acts: {
        said: {
          /** Toast. `count`: how many startups, investors or people the user added to the pipeline. `name`: the name of the only one. */
          added: (p: { count: number; name: string }) => string;
          /** Toast. `count`: how many cards the user moved to another stage of the pipeline. `name`: the name on the only card. `column`: the name of the stage. */
          moved: (p: { count: number; name: string; column: string }) => string;
          /** Toast: the user decided against a startup, investor or person. `name`: its name. */
          passed: (p: { name: string }) => string;
          /** Toast. `count`: how many cards the user removed. `name`: the name on the only card. */
          removed: (p: { count: number; name: string }) => string;
          /** Toast: the user changed what to do next. `count`: for how many cards. `name`: the name on the only card. */
          stepped: (p: { count: number; name: string }) => string;
          /** Toast: the user changed the labels of cards. `count`: of how many. `name`: the name on the only card. */
          tagged: (p: { count: number; name: string }) => string;
          /** Toast: the user removed a private note. `name`: the startup or person that the note is about. */
          noteRemoved: (p: { name: string }) => string;
          /** Toast: the user renamed, added, removed or ordered the columns of a board. `board`: Deals, Raise or People. */
          staged: (p: { board: string }) => string;
        };
        back: {
          /** Toast after Undo: cards that the user just added to the pipeline are removed. `name`: the name on the only card. */
          added: (p: { count: number; name: string }) => string;
          /** Toast after Undo: cards are in their earlier stage. `column`: the name of that stage. `name`: the name on the only card. */
          moved: (p: { count: number; name: string; column: string }) => string;
          /** Toast after Undo: cards are as they were before. `name`: the name on the only card. */
          changed: (p: { count: number; name: string }) => string;
          /** Toast after Undo: removed cards are in the pipeline again. `name`: the name on the only card. */
          removed: (p: { count: number; name: string }) => string;
          /** Toast after Undo: a removed note is there again. `name`: the startup or person that the note is about. */
          noteRemoved: (p: { name: string }) => string;
          /** Toast after Undo: the columns of a board are as they were before. `board`: Deals, Raise or People. */
          staged: (p: { board: string }) => string;
        };
      };
      card: {
        /** Tooltip of the age of a card: its stage, and when it was moved there. `day`: “Nov 8”. */
        inStage: (p: { column: string; day: string }) => string;
        /** Accessible name of the button that opens the menu of a card. */
        menu: (p: { name: string }) => string;
        /** On a card: the startup or person was deleted or is private now. */
        noLonger: string;
        /** On a card: the last change couldn’t be stored on this device. */
        unsaved: string;
        /** Button beside “Not saved” on a card. */
        retry: string;
        /** On a card: what happened, and the stage where the card could move. */
        suggestion: (p: { name: string; column: string }) => string;
        /** Button: moves the card to the suggested stage. A verb. */
        take: string;
        /** Button: declines the suggestion to move the card. */
        later: string;
        /** On a card: the number of further tags. */
        moreTags: (p: { count: string }) => string;
        fit: {
          /** Heading in the panel of a startup’s card: which of the user’s investment criteria it meets. “Fit” is a noun. */
          label: string;
          /** On a startup’s card: the investment criteria of the user that it meets, such as “Fits: sector, stage”. */
          met: (p: { list: string }) => string;
          /** On a startup’s card: the investment criteria of the user that it nearly meets. */
          close: (p: { list: string }) => string;
          /** On a startup’s card: the investment criteria of the user that it doesn’t meet. */
          notMet: (p: { list: string }) => string;
          criteria: {
            /** An investment criterion in a list: the category in which a startup works. */
            sector: string;
            /** An investment criterion in a list: the funding stage of a startup. */
            stage: string;
            /** An investment criterion in a list: the money that a startup’s funding round still needs. */
            amount: string;
            /** An investment criterion in a list: where a startup is based. */
            place: string;
          };
        };
      };
      menu: {
        /** Menu item: opens the list of stages for a card. */
        move: string;
        /** Menu item: writes a note about the card. A noun. */
        note: string;
        /** Menu item: sets the day of the card’s next step. */
        due: string;
        /** Menu item: edits the tags of a card. */
        tags: string;
        /** Menu item and button: decides against this startup or person. A verb. */
        pass: string;
        /** Menu item: opens the form for passing with a polite message to this person already filled in. */
        passPolitely: (p: { name: string }) => string;
        /** Menu item and button: opens the conversation with this startup or person. A verb. */
        write: string;
        /** Button: opens the page of the startup or person. */
        page: string;
        /** Menu item: removes the card from the pipeline. */
        remove: string;
      };
      board: {
        /** Accessible name of the board with all cards. */
        label: string;
        /** The number of cards in a column or list. */
        count: (p: { count: number }) => string;
        /** Accessible name of a folded column, which a press opens. */
        unfold: (p: { column: string; count: number }) => string;
        /** Accessible name of the button that folds a column. */
        fold: (p: { column: string }) => string;
        /** A column without cards. */
        nothing: string;
        /** Button: something arrived that changes the order of the cards; a press shows the new order. */
        orderChanged: string;
        /** Shown below the board while a card has the focus: what each key does. Keep the letters and arrows. */
        hint: string;
        /** Shown below the board while a card is lifted: what each key does. */
        hintLifted: string;
      };
      said: {
        /** Announced by screen readers: the card was lifted. `at` and `of`: its position in the column. */
        lifted: (p: { name: string; column: string; at: string; of: string }) => string;
        /** Announced by screen readers: the lifted card is over another column. */
        carried: (p: { name: string; column: string; at: string; of: string }) => string;
        /** Announced by screen readers: the card was dropped. */
        dropped: (p: { name: string; column: string; at: string; of: string }) => string;
        /** Announced by screen readers: the card is where it was before it was lifted. */
        putBack: (p: { name: string; column: string; at: string; of: string }) => string;
      };
      bar: {
        /** Accessible name of the choice between the boards Deals, Raise and People. A noun. */
        boards: string;
        /** A board and the number of its cards: “Deals 12”. */
        board: (p: { board: string; count: string }) => string;
        /** Accessible name of the choice between board and table. A noun. */
        look: string;
        looks: {
          /** Choice: cards in columns. */
          board: string;
          /** Choice: cards in a table. */
          table: string;
        };
        /** Accessible name of the filters above the board. */
        filters: string;
        /** Label of the search field above the board. */
        search: string;
        /** Button that empties the search field. */
        clearSearch: string;
        /** Filter, table column and field: the stage of a card. */
        stage: string;
        /** Choice of the filter Stage. */
        anyStage: string;
        /** Filter: a tag of the cards. */
        tag: string;
        /** Choice of the filter Tag. */
        anyTag: string;
        /** Filter and table column: who acts next. */
        move: string;
        /** Choice of the filter “Whose move”. */
        anyMove: string;
        moves: {
          /** Choice of the filter “Whose move”. */
          you: string;
          /** Choice of the filter “Whose move”. */
          them: string;
        };
        /** Filter and table column: the day of the next step. */
        due: string;
        /** Choice of the filter Due. */
        anyDue: string;
        dues: {
          /** Choice of the filter Due: the day has passed. */
          overdue: string;
          /** Choice of the filter Due. */
          week: string;
          /** Choice of the filter Due: cards without a day. */
          none: string;
        };
        /** Button: removes all filters. */
        clear: string;
        /** Button: opens the dialog that edits the stages of the board. */
        stages: string;
      };
      /** Announced by screen readers while the cards load. */
      loading: string;
      failed: {
        /** Heading: the cards couldn’t be read. */
        title: string;
        /** Below the heading “Your pipeline couldn’t be loaded”. */
        text: string;
      };
      empty: {
        /** Heading: there are no cards yet. */
        title: string;
        /** Heading: no card is on this board, but other boards have cards. */
        board: string;
        /** Below the headings “Your pipeline is empty.” and “This board is empty.” */
        text: string;
        /** Button: adds the starred startups and investors as cards. */
        starred: (p: { count: string }) => string;
        /** Button: opens the page Discover. */
        discover: string;
      };
      noMatch: {
        /** Heading: the filters exclude all cards. */
        title: string;
        /** Below the heading “No card matches”. */
        text: string;
      };
      moveTo: {
        /** Heading of the dialog with the stages. */
        one: (p: { name: string }) => string;
        /** Heading of the dialog with the stages. */
        many: (p: { count: number }) => string;
        /** Beside a stage: the card is in this stage now. */
        current: string;
      };
      panel: {
        /** Heading and field: the next step of a card. */
        step: string;
        /** Example in the field “Next step”. */
        stepExample: string;
        /** Field: the day of the next step. */
        due: string;
        /** Checkbox: the next step is done. */
        done: string;
        /** Heading and list: the tags of a card. */
        tags: string;
        /** Field: a new tag. */
        addTag: string;
        /** Button: adds the typed tag. */
        add: string;
        /** Accessible name of the button that removes a tag. */
        removeTag: (p: { tag: string }) => string;
        /** Above tags that other cards have and that a press adds. */
        suggestedTags: string;
        /** Heading of the notes of a card. */
        notes: string;
        /** Field: the text of a new note. */
        newNote: string;
        /** Below the field “New note”. */
        noteHint: string;
        /** Button: adds the typed note to the list. */
        addNote: string;
        /** Accessible name of a button. `day`: “Nov 8”. */
        editNote: (p: { day: string }) => string;
        /** Accessible name of a button. `day`: “Nov 8”. */
        removeNote: (p: { day: string }) => string;
        /** Accessible name of the field in which the user edits a note. `day`: “Nov 8”. */
        noteText: (p: { day: string }) => string;
        /** Button: ends editing a note, which is saved. */
        noteDone: string;
        /** After the date of a note. `day`: “Nov 12”. */
        edited: (p: { day: string }) => string;
        /** Announced by screen readers while the notes load. */
        notesLoading: string;
        /** Replaces the notes of a card that couldn’t be loaded. */
        notesFailed: string;
        /** Heading: what happened with a card, and its earlier stages. */
        history: string;
        /** Beside the current stage of a card. `day`: “Nov 8”. */
        since: (p: { day: string }) => string;
        /** Beside an earlier stage of a card. `day`: “Nov 8”. */
        until: (p: { day: string }) => string;
        happened: {
          you: {
            /** Entry in the history of a card, with its day beside it: the user’s message is the last one of the conversation. */
            message: string;
            /** Entry in the history of a startup’s card, with the day beside it. */
            request: string;
          };
          them: {
            /** Entry in the history of a card, with its day beside it: the other side’s message is the last one of the conversation. */
            message: string;
            /** Entry in the history of an investor’s or a person’s card, with the day beside it. */
            request: string;
          };
          /** Entry in the history of a card, with the day beside it: the request to see key metrics was approved. */
          approved: string;
          /** Entry in the history of a card, with the day beside it: the request to see key metrics was declined. */
          declined: string;
          /** Entry in the history of a card, with the day beside it: the approval of the request was taken back. */
          revoked: string;
        };
        wrote: {
          /** Entry in the history of a card, with the day beside it: a message of the user. `text`: its beginning. */
          you: (p: { text: string }) => string;
          /** Entry in the history of a card, with the day beside it: a message of the other side, one person. `text`: its beginning. */
          them: (p: { text: string }) => string;
        };
        /** Button: removes the card from the pipeline. */
        removeCard: string;
        /** In the panel of a card: why the user decided against it. `reason`: “Timing”. */
        passed: (p: { reason: string }) => string;
        /** In the panel of a card: when the user told the other person that they pass. */
        told: (p: { day: string }) => string;
      };
      pass: {
        /** Heading of the form in which the user decides against a startup or person. */
        title: (p: { name: string }) => string;
        /** Group of choices: why the user passes. */
        reason: string;
        reasons: {
          /** Reason for passing on a startup: it is at too early a stage. */
          early: string;
          /** Reason for passing: the sector doesn’t fit. */
          sector: string;
          /** Reason for passing: the amount of money doesn’t fit. */
          amount: string;
          /** Reason for passing: the location doesn’t fit. */
          place: string;
          /** Reason for passing: the user isn’t convinced. */
          conviction: string;
          /** Reason for passing: it isn’t the right moment. */
          timing: string;
          /** Reason for passing: another one. */
          other: string;
        };
        /** Field: the user’s private thoughts on the reason. */
        words: string;
        /** Below the field “Your own words”. */
        private: string;
        /** Switch: whether the user also sends a message. */
        tell: (p: { name: string }) => string;
        /** Below the switch “Also tell …”. */
        tellHint: string;
        /** Before ready-made sentences for the message. A verb. */
        begin: string;
        /** Field: the message that tells the other person. */
        told: (p: { name: string }) => string;
        sentences: string[];
        /** Button: submits the form without a message. A verb. */
        submit: string;
        /** Button: submits the form and sends the message. */
        submitTold: string;
      };
      table: {
        /** Accessible name of the table. */
        label: string;
        /** Column of the table. */
        name: string;
        /** Column of the table: for how long a card has been in its stage. */
        since: string;
        /** Accessible name of a checkbox in the table. */
        choose: (p: { name: string }) => string;
        /** Accessible name of the checkbox in the head of the table. */
        chooseAll: string;
        /** In the table: the card has no next step. */
        noStep: string;
      };
      chosen: {
        /** Accessible name of the bar with actions for the chosen cards. */
        label: string;
        /** The number of cards that the user chose in the table. */
        count: (p: { count: number }) => string;
        /** Button: moves the chosen cards. A verb. */
        move: string;
        /** Button: adds a tag to the chosen cards. A verb. */
        tag: string;
        /** Button: sets the next step of the chosen cards. */
        step: string;
        /** Button: removes the chosen cards from the pipeline. */
        remove: string;
        /** Button: no card is chosen afterwards. */
        clear: string;
        /** Heading of a dialog. */
        tagTitle: (p: { count: number }) => string;
        /** Heading of a dialog. */
        stepTitle: (p: { count: number }) => string;
        /** Button: sets the typed next step. A verb. */
        set: string;
      };
      stages: {
        /** Heading of the dialog that edits the stages of a board. `board`: “Deals”. */
        title: (p: { board: string }) => string;
        /** Accessible name of a field. `at`: the position, a number. */
        name: (p: { at: string }) => string;
        /** Accessible name of a field. `at`: the position, a number. */
        kind: (p: { at: string }) => string;
        kinds: {
          /** Kind of a stage: undecided. */
          open: string;
          /** Kind of a stage: reached. */
          won: string;
          /** Kind of a stage: given up. */
          lost: string;
        };
        /** Accessible name of a button in the list of stages. */
        up: (p: { column: string }) => string;
        /** Accessible name of a button in the list of stages. */
        down: (p: { column: string }) => string;
        /** Accessible name of a button in the list of stages. */
        remove: (p: { column: string }) => string;
        /** Replaces the name of a stage without one in “Remove the new stage”. */
        unnamed: string;
        /** Button: adds a stage to the list. */
        add: string;
        /** Below the list of stages once it is full. */
        most: (p: { count: string }) => string;
        /** Below the list of stages. */
        note: string;
        /** Error below the list of stages. */
        noOpen: string;
        /** Error below a field. */
        noName: string;
        /** Button: saves the stages of the board. */
        save: string;
      };
      import: {
        /** Button: chooses a CSV file with people to add to the pipeline. */
        press: string;
        /** Announced while the chosen file is read. */
        reading: string;
        /** Title of the dialog that shows the people in a file before they are imported. */
        title: string;
        /** {file}: the name of the file. */
        from: (p: { file: string }) => string;
        counts: {
          /** How many people of the file are new. {count}: a number. */
          new: (p: { count: string }) => string;
          /** How many people of the file are in the pipeline already. */
          same: (p: { count: string }) => string;
          /** How many people of the file have the name of a known person, so that the user must decide. */
          unclear: (p: { count: string }) => string;
          /** How many rows of the file repeat a person of an earlier row. */
          repeated: (p: { count: string }) => string;
        };
        /** Below the counts. */
        unnamed: (p: { count: number }) => string;
        /** Label of the choice between the boards Raise and People. */
        board: string;
        /** Above the list of people, if some are unclear. */
        unclearText: string;
        /** Accessible name of the list. */
        people: string;
        row: {
          /** Status of a person in the file: not in the pipeline yet. */
          new: string;
          /** Status of a person in the file. {name}: the person in the pipeline. */
          same: (p: { name: string }) => string;
          /** Status of a row that repeats a person of an earlier row. */
          repeated: string;
          /** Below an unclear person in the file. {name}: the person in the pipeline with the same name, with the company. */
          unclear: (p: { name: string }) => string;
        };
        /** Label of the choice for a person in the file. {name}: a person in the pipeline with the same name. */
        decide: (p: { person: string; name: string }) => string;
        decisions: {
          /** Option: the person in the file isn’t imported. */
          skip: string;
          /** Option: the person in the file is in the pipeline already. */
          same: string;
          /** Option: the person in the file is added as a new one. */
          new: string;
        };
        /** Button: adds the people to the pipeline. */
        confirm: (p: { count: number }) => string;
        /** Button: no one is added, but known contacts receive details from the file. */
        update: string;
        /** Instead of the button that imports. */
        nothing: string;
        /** Error: the file has more new people than the pipeline can take. */
        tooFull: (p: { count: number }) => string;
        /** Label of the progress bar while the people are saved. */
        progress: string;
        /** Beside the progress bar: how many people are saved. */
        progressCount: (p: { done: string; all: string }) => string;
        /** Error while the people are saved. {done}, {all}: numbers. */
        failed: (p: { done: string; all: string }) => string;
        problem: {
          /** {most}: a number. */
          tooLarge: (p: { most: string }) => string;
          /** {count}, {most}: numbers. */
          tooMany: (p: { count: string; most: string }) => string;
          unreadable: string;
          empty: string;
          /** The headings are recognized in English, Spanish and Hindi. */
          noName: string;
        };
        /** {columns}: the headings of the file, separated by commas. */
        columns: (p: { columns: string }) => string;
        /** Button. */
        another: string;
        /** Toast. {board}: Raise or People. */
        done: (p: { count: number; board: string }) => string;
        /** Toast: no one was added, but known contacts received details from the file. */
        updated: string;
        /** Toast. */
        undone: string;
      };
      export: {
        /** Button: downloads the shown cards as a CSV file. */
        press: string;
        /** Error: the cards couldn’t be downloaded as a file. */
        failed: string;
        columns: {
          /** Heading of a column in the exported file. */
          name: string;
          /** Heading of a column in the exported file: Deals, Raise or People. */
          board: string;
          /** Heading of a column in the exported file. */
          stage: string;
          /** Heading of a column in the exported file: a date. */
          since: string;
          /** Heading of a column in the exported file. */
          step: string;
          /** Heading of a column in the exported file: the date of the next step. */
          due: string;
          /** Heading of a column in the exported file. */
          tags: string;
          /** Heading of a column in the exported file. */
          company: string;
          /** Heading of a column in the exported file: the role of a person in a company. */
          position: string;
          /** Heading of a column in the exported file. */
          email: string;
          /** Heading of a column in the exported file: the address of a profile or page. */
          link: string;
        };
      };
    };
    profile: {
      shared: {
        /** Accessible name of the tabs on the page of a startup, investor or person. `name`: that startup, investor or person. */
        sections: (p: { name: string }) => string;
        /** Button on the page of a startup, investor or person: copies the page’s address. A verb. */
        share: string;
        /** Replaces the label of the Share button for two seconds: the address is copied. */
        copied: string;
        /** Above a field with a web address, which the browser refused to copy: asks the user to copy it. */
        copyRefused: string;
        /** Accessible name of a field that contains a web address for the user to copy. */
        copyRefusedLabel: string;
        /** Button on the page of a startup, investor or person: shows their posts to the user from now on. A verb. */
        follow: string;
        /** Label of the Follow button on a page once the user follows the startup, investor or person. */
        following: string;
        /** Button after the beginning of a list, such as skills: shows the rest. `count`: the number of hidden items, formatted. */
        more: (p: { count: string }) => string;
        website: string;
        email: string;
        /** Link to a person’s or firm’s page on LinkedIn, a website. The name isn’t translated. */
        linkedin: string;
        /** Link to a person’s or firm’s page on Twitter, a website. The name isn’t translated. */
        twitter: string;
        /** Link to a person’s page on GitHub, a website. The name isn’t translated. */
        github: string;
        comments: (p: { count: number }) => string;
        privacy: {
          /** Accessible name of a menu on the user’s own page: shows how others see the page. “View” is a verb. */
          viewAs: string;
          viewers: {
            /** Option of the menu “View as”: the user sees their own page as usual. */
            self: string;
            /** Option of the menu “View as”: shows the user’s page as everyone sees it. */
            everyone: string;
            /** Option of the menu “View as”: shows the user’s page as their connections, the people that they follow, see it. */
            connection: string;
            /** Option of the menu “View as”: shows the user’s page as a founder sees it. */
            founder: string;
            /** Option of the menu “View as”: shows the user’s page as investors with a profile on Updraft see it. */
            investor: string;
            /** Option of the menu “View as”: shows how someone who asked for the key metrics sees the user’s startup. */
            interested: string;
            /** Option of the menu “View as”: shows how an investor who may see the key metrics sees the user’s startup. */
            approved: string;
          };
          seenBy: {
            /** On the user’s own page while the menu “View as” is set to “Everyone”. */
            everyone: string;
            /** On the user’s own page while the menu “View as” is set to “A connection”: a person that the user follows. */
            connection: string;
            /** On the user’s own page while the menu “View as” is set to “A founder”. */
            founder: string;
            /** On the user’s own page while the menu “View as” is set to “A registered investor”. */
            investor: string;
            /** On the page of the user’s startup while the menu “View as” is set to “Someone who expressed interest”. */
            interested: string;
            /** On the page of the user’s startup while the menu “View as” is set to “An investor you approved”. */
            approved: string;
          };
          kept: {
            /** Title that replaces the content of a profile that only its owner may see. */
            private: string;
            /** Title that replaces the content of a profile that only its owner’s connections, the people they follow, may see. */
            connections: string;
            /** Title that replaces the content of a profile that only founders may see. */
            founders: string;
          };
          keptPrivateText: string;
          /** Text that replaces the content of a profile that the viewer may not see. `name`: the owner of the profile. */
          keptText: (p: { name: string }) => string;
          change: string;
        };
      };
      startup: {
        loading: string;
        /** Description, for search engines, of the page of a startup. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** Tab of a startup’s page: its description and key facts. */
          overview: string;
          /** Tab of a startup’s page: numbers such as revenue and growth. Also the heading of an empty tab. */
          metrics: string;
          /** Tab of a startup’s page: the people who work there. */
          team: string;
          /** Tab of a startup’s page: who has invested in it. */
          investors: string;
          /** Tab of a startup’s page: the posts that it has published. */
          updates: string;
        };
        /** Link at the top of a startup’s page. `name`: the founder who added the startup to Updraft. */
        listedBy: (p: { name: string }) => string;
        /** At the top of a startup’s page. `year`: the year in which the startup was founded. */
        founded: (p: { year: string }) => string;
        /** Accessible name of a list on a startup’s page: its categories and funding stage, such as Fintech and Seed. */
        categories: string;
        /** At the top of a startup’s page: how many people work there. `size`: a number or a range, such as 6–10. */
        people: (p: { size: string }) => string;
        /** Link on the page of the user’s own startup: opens the form for changing it. A verb. */
        edit: string;
        access: {
          /** Above the tabs of a startup’s page: what the viewer may see. `parts`: a list, such as “overview and team”. */
          sees: (p: { parts: string }) => string;
          parts: {
            /** Word in the list “You see: overview and team.” The overview is the description of the startup. */
            overview: string;
            /** Word in the list “You see: overview and team.” The team are the people who work at the startup. */
            team: string;
            /** Word in the list “You see: overview, team and traction.” Traction is a startup’s revenue, users and money raised. */
            traction: string;
            /** Words in the list “You see: overview, team and key metrics.” Key metrics are numbers such as growth and costs. */
            metrics: string;
            /** Word in the list “You see: overview, team and contact.” The contact is how to reach the startup. A noun. */
            contact: string;
          };
          /** Above the tabs of a startup’s page. `<a>` links to the registration. Traction is revenue, users and money raised. */
          traction: string;
          /** Above the tabs of a startup’s page: how the viewer can get to see its key metrics. `name`: the startup. */
          ask: (p: { name: string }) => string;
          /** Above the tabs of a startup’s page: its key metrics need its approval. `name`: the startup. */
          metrics: (p: { name: string }) => string;
          /** Above the tabs of the user’s own startup: what the user and others see. Traction is revenue, users and money raised. */
          own: string;
          /** Above the tabs of a startup’s page: everyone may see its metrics. `name`: the startup. */
          published: (p: { name: string }) => string;
        };
        /** Button on a startup’s page: asks the startup to show the viewer its key metrics. A verb. */
        expressInterest: string;
        /** Label of the button “Express Interest” after the viewer asked to see a startup’s key metrics. */
        interestExpressed: string;
        /** Below the button “Interest Expressed”. English needs a straight apostrophe here. */
        interestNote: string;
        /** Below the button “Express Interest” for a viewer without an account. `name`: the startup. */
        interestNeedsAccount: (p: { name: string }) => string;
        /** Replaces the button “Express Interest” on the page of a startup that wants no investment now. `name`: the startup. */
        inactive: (p: { name: string }) => string;
        /** On the page of the user’s own startup while it wants no investment. `name`: the startup. */
        ownInactive: (p: { name: string }) => string;
        manage: string;
        /** Heading on a startup’s page: its description. */
        about: string;
        /** Heading on a startup’s page: the problem that the startup solves. */
        problem: string;
        /** Heading on a startup’s page: how the startup solves a problem. */
        solution: string;
        /** On a startup’s page while it lacks the description. `name`: the startup. */
        noAbout: (p: { name: string }) => string;
        keyMetrics: string;
        allMetrics: string;
        video: string;
        watchVideo: string;
        /** Accessible name of a video on a startup’s page: it demonstrates the product. `name`: the startup. */
        videoLabel: (p: { name: string }) => string;
        awards: string;
        /** Heading of a list on a startup’s page: other startups that resemble the startup. */
        similar: string;
        /** Heading of a card on a startup’s page: how much money it raises from investors, and until when. */
        fundraising: string;
        /** Accessible name of the bar that shows how much of its funding goal a startup has reached. `name`: the startup. */
        fundraisingLabel: (p: { name: string }) => string;
        /** On a startup’s page. `amount`: the money that it has received from investors, such as $1.3M, in bold (`<b>`). */
        raised: (p: { amount: string }) => string;
        /** On a startup’s page: how much of the funding goal is reached. `share`: a percentage, `goal`: money, such as $2M. */
        ofGoal: (p: { share: string; goal: string }) => string;
        /** Below the money that a startup has received from investors, if the startup has set no goal. */
        noGoal: string;
        /** Label on a startup’s page: the money that it wants to receive from investors. */
        goal: string;
        raisedNotStated: string;
        /** Label on a startup’s page: its current funding round, such as Seed. */
        round: string;
        /** Label on a startup’s page: what the company is worth. */
        valuation: string;
        /** Label on a startup’s page: how many investors take part in the funding round. */
        investorCount: string;
        /** Label on a startup’s page, before the date on which its funding round will end. A verb. */
        closes: string;
        /** Badge on a startup’s page: its funding round is over. An adjective. */
        closed: string;
        /** Label on a startup’s page, before the date on which its funding round ended. */
        closedOn: string;
        /** Heading of a card on a startup’s page: how to reach the startup. A noun. */
        contact: string;
        /** Link on a startup’s page: opens the conversation with its founder. A verb. */
        message: string;
        /** Replaces the ways to reach a startup for a viewer who hasn’t pressed the button “Express Interest”. */
        contactGate: string;
        /** Replaces the ways to reach a startup, and its pitch deck, while the startup wants no investment. */
        closedGate: string;
        noContact: string;
        /** Heading on a startup’s page: a PDF file that presents the startup to investors. */
        deck: string;
        deckGate: string;
        /** Name of the file if the viewer downloads a startup’s presentation for investors. `name`: the startup. */
        deckFile: (p: { name: string }) => string;
        deckOpen: string;
        deckDownload: string;
        noDeck: string;
        metrics: {
          /** Name of a number of a startup: the money that it takes in each month. */
          monthlyRevenue: string;
          /** Name of a number of a startup: how many people use its product. */
          activeUsers: string;
          /** Name of a number of a startup: annual recurring revenue, the yearly income from subscriptions. */
          arr: string;
          /** Name of a number of a startup: by which percentage it grows each month. */
          monthlyGrowth: string;
          /** Name of a number of a startup: customer acquisition cost, what it costs to win one customer. */
          cac: string;
          /** Name of a number of a startup: lifetime value, the money that one customer brings in altogether. */
          ltv: string;
          /** Name of a number of a startup: what a customer brings in (LTV), divided by what winning one costs (CAC). */
          ltvToCac: string;
          /** Name of a number of a startup: how much of its cash it uses up each month. */
          burnRate: string;
          /** Name of a number of a startup: for how many months its cash will last. */
          runway: string;
        };
        metricNotes: {
          /** Below the number ARR of a startup: what the abbreviation means, the yearly income from subscriptions. */
          arr: string;
          /** Below the number CAC of a startup: what the abbreviation means, the cost of winning one customer. */
          cac: string;
          /** Below the number LTV of a startup: what the abbreviation means, the money that one customer brings in. */
          ltv: string;
          /** Below the number LTV/CAC ratio of a startup: its meaning, the income per dollar that winning customers costs. */
          ltvToCac: string;
          /** Below the number “Burn rate” of a startup: its meaning, the cash that the startup spends each month. */
          burnRate: string;
          /** Below the number “Runway” of a startup: its meaning, the time until the startup has no cash left. */
          runway: string;
        };
        /** For how many months a startup’s cash will last, abbreviated. `count`: the number of months. */
        months: (p: { count: number }) => string;
        /** The cash that a startup uses up in a month. `amount`: money, such as $90K. “mo” abbreviates month. */
        perMonth: (p: { amount: string }) => string;
        /** By how much a number of a startup grew or shrank in a month. `share`: a percentage. */
        growthMonthly: (p: { share: string }) => string;
        /** Accessible name of a chart. `what`: the name of a number. `first`: its value in the month `from`, `last`: in the month `to`. */
        trendLabel: (p: { what: string; first: string; from: string; last: string; to: string }) => string;
        /** Button below the charts of a startup: shows their values as a table. A verb. */
        asTable: string;
        /** Head of a column in a table with a startup’s monthly numbers. The column contains months. */
        month: string;
        /** Heading of a section on a startup’s page: numbers such as revenue and users. A noun. */
        growth: string;
        /** Heading of a section on a startup’s page: what customers cost and bring in. */
        customers: string;
        /** Heading of a section on a startup’s page: the money that the startup has and spends. */
        cash: string;
        /** On a startup’s page instead of its metrics, for a viewer who may see none yet. `name`: the startup. */
        noOpenMetrics: (p: { name: string }) => string;
        /** On a startup’s page while it lacks its metrics. `name`: the startup. */
        noMetrics: (p: { name: string }) => string;
        /** On a startup’s page while it lacks the people who work there. `name`: the startup. */
        noTeam: (p: { name: string }) => string;
        /** On a startup’s page while it lacks the list of its investors. `name`: the startup. */
        noInvestors: (p: { name: string }) => string;
        writeUpdate: string;
        /** On a startup’s page while it lacks its posts. `name`: the startup. */
        noUpdates: (p: { name: string }) => string;
      };
      fit: {
        /** Heading on a startup’s page: how the startup meets the viewer’s investment criteria. “Fit” is a noun. */
        withYou: string;
        /** Heading on an investor’s page: how the viewer’s startup meets their criteria. “Fit” is a noun. `startup`: the viewer’s startup. */
        withStartup: (p: { startup: string }) => string;
        verdicts: {
          /** How a startup compares with an investor’s criterion, such as the stage: it meets the criterion. */
          met: string;
          /** How a startup compares with an investor’s criterion, such as the stage: it nearly meets the criterion. */
          close: string;
          /** How a startup compares with an investor’s criterion, such as the stage: it doesn’t meet the criterion. */
          notMet: string;
          /** How a startup compares with an investor’s criterion, such as the stage: data is missing. */
          unknown: string;
        };
        /** How a startup compares with an investor’s criterion. `criterion`: its name, such as Stage. `verdict`: a result, such as Met. */
        judged: (p: { criterion: string; verdict: string }) => string;
        /** Badge beside an investment criterion that a startup must meet. A noun. */
        must: string;
        change: string;
        given: {
          /** Fact about a startup, before an investor’s criterion. `startup`: its name, `given`: its categories, such as “Fintech and AI”. */
          sector: (p: { startup: string; given: string }) => string;
          /** Fact about a startup, before an investor’s criterion. `startup`: its name, `given`: its funding stage, such as Seed. */
          stage: (p: { startup: string; given: string }) => string;
          /** Fact about a startup, before an investor’s criterion. `startup`: its name, `given`: the money that it still needs. */
          amount: (p: { startup: string; given: string }) => string;
          /** Fact about a startup, before an investor’s criterion. `startup`: its name, `given`: its location, such as Pune. */
          place: (p: { startup: string; given: string }) => string;
        };
        /** Fact about a startup, before an investor’s criterion: its funding round needs no more money. `startup`: its name. */
        full: (p: { startup: string }) => string;
        missing: {
          /** Before an investor’s criterion: a startup’s categories aren’t known. `startup`: its name. */
          sector: (p: { startup: string }) => string;
          /** Before an investor’s criterion: a startup’s funding stage isn’t known. `startup`: its name. */
          stage: (p: { startup: string }) => string;
          /** Before an investor’s criterion: the money that a startup still needs isn’t known. `startup`: its name. */
          amount: (p: { startup: string }) => string;
          /** Before an investor’s criterion: a startup’s location isn’t known. `startup`: its name. */
          place: (p: { startup: string }) => string;
        };
        youWant: {
          /** The viewer’s investment criterion, after a startup’s categories. `wanted`: a list of categories, such as “Fintech and AI”. */
          sector: (p: { wanted: string }) => string;
          /** The viewer’s investment criterion, after a startup’s funding stage. `wanted`: a list of stages, such as “Seed and Series A”. */
          stage: (p: { wanted: string }) => string;
          /** The viewer’s investment criterion, after the money that a startup needs. `wanted`: an amount or a range of money. */
          amount: (p: { wanted: string }) => string;
          /** The viewer’s investment criterion, after a startup’s location. `wanted`: the places where the viewer invests. */
          place: (p: { wanted: string }) => string;
        };
        theyWant: {
          /** An investor’s criterion, after a startup’s categories. `investor`: a name, `wanted`: a list of categories. */
          sector: (p: { investor: string; wanted: string }) => string;
          /** An investor’s criterion, after a startup’s funding stage. `investor`: a name, `wanted`: a list of stages. */
          stage: (p: { investor: string; wanted: string }) => string;
          /** An investor’s criterion, after the money that a startup still needs. `investor`: a name, `wanted`: an amount of money. */
          amount: (p: { investor: string; wanted: string }) => string;
          /** An investor’s criterion, after a startup’s location. `investor`: a name, `wanted`: the places where they invest. */
          place: (p: { investor: string; wanted: string }) => string;
        };
        amounts: {
          /** Inside “You invest in rounds that still need $25K or more.” `from`: the smallest amount of money. */
          from: (p: { from: string }) => string;
          /** Inside “You invest in rounds that still need up to $2M.” `to`: the largest amount of money. */
          upTo: (p: { to: string }) => string;
        };
        /** After a fact about a startup, such as its stage: the viewer has set no criterion for it. */
        youDidNotSay: string;
        /** After a fact about a startup, such as its stage: an investor has set no criterion for it. `investor`: a name. */
        theyDidNotSay: (p: { investor: string }) => string;
        close: {
          /** Explains the result “Near match”: a startup’s category is related to the categories in which an investor invests. */
          sector: string;
          /** Explains the result “Near match”: a startup’s funding stage comes just before or after an investor’s stages. */
          stage: string;
          /** Explains the result “Near match”: the money that a startup needs is similar to an investor’s amount. */
          amount: string;
          /** Explains the result “Near match”: a startup is in the same region as the places where an investor invests. */
          place: string;
        };
        /** Explains the result “Unknown”: the app doesn’t know the location of a startup or of an investor. */
        unread: string;
      };
      investor: {
        loading: string;
        /** Description, for search engines, of the page of an investor. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** Tab of an investor’s page: their description and key facts. */
          overview: string;
          /** Tab of an investor’s page: the companies they have invested in. */
          portfolio: string;
          /** Tab of an investor’s page: what founders write about the investor. */
          testimonials: string;
          /** Tab of an investor’s page: the posts they have published. A noun. */
          posts: string;
        };
        /** Link on an investor’s page: opens the conversation with the investor. A verb. */
        message: string;
        scheduleMeeting: string;
        /** Badge on an investor’s page: the investor offers to advise founders. */
        mentoring: string;
        /** On an investor’s page. `count`: the number of companies they invested in, or a range such as 6–10. */
        investmentCount: (p: { count: number | string }) => string;
        /** Heading on an investor’s page: their description. */
        about: string;
        philosophy: string;
        metrics: string;
        /** Name of a number of an investor: the money that the investor manages. */
        aum: string;
        /** Label on an investor’s page, before the number of years for which they have been investing. */
        experience: string;
        averageInvestment: string;
        /** Name of a number of an investor: how many of their companies were sold or went public. */
        successfulExits: string;
        currentPortfolioSize: string;
        /** Name of a number of an investor: how many times the invested money they got back, such as 3.2×. */
        returnRate: string;
        /** On an investor’s page. `count`: for how many years they have been investing. */
        years: (p: { count: number }) => string;
        achievements: string;
        portfolio: string;
        /** Heading on an investor’s page: what founders write about the investor. */
        testimonials: string;
        posts: string;
        criteria: string;
        /** Label on an investor’s page: the funding stages at which they invest, such as Seed. */
        stages: string;
        /** Label on an investor’s page: the amount that they put into one startup. */
        checkSize: string;
        /** Label on an investor’s page: the countries, regions or cities where they invest. */
        geography: string;
        /** Label on an investor’s page: whether they lead a funding round or join one that another investor leads. Verbs. */
        leadOrFollow: string;
        /** Label on an investor’s page: how much time they give a startup. */
        commitment: string;
        /** Label on an investor’s page: how long they take to decide on an investment. */
        decision: string;
        sectors: string;
        contact: string;
        investments: string;
        /** On an investor’s page while it lacks the description. */
        noAbout: string;
        noPortfolio: string;
        noTestimonials: string;
        noPosts: string;
        noCriteria: string;
        noContact: string;
      };
      user: {
        loading: string;
        /** Description, for search engines, of the page of a person. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** Tab of a person’s page: their description, work, education and skills. */
          overview: string;
          /** Tab of a person’s page: the people and startups that the person follows. `count`: their number, formatted. */
          following: (p: { count: string }) => string;
          /** Tab of a person’s page: what the person has published. A noun. `count`: the number of posts, formatted. */
          posts: (p: { count: string }) => string;
        };
        /** Link on a person’s page: opens the conversation with that person, or with someone the person follows. A verb. */
        message: string;
        editProfile: string;
        stats: {
          /** Label of a number on a person’s page: how many people and startups the person follows. */
          connections: string;
          /** Label of a number on a person’s page: how many people follow the person. */
          followers: string;
          /** Label of a number on a person’s page: how many posts the person has published. */
          posts: string;
          /** Label of a number on a person’s page: how many startups the person has listed or works at. */
          startups: string;
        };
        interests: string;
        /** Heading on a person’s page: their description, in their own words. */
        about: string;
        work: string;
        achievements: string;
        /** Heading on a person’s page: when and for what the person has time. */
        availability: string;
        mentorshipFocus: string;
        startups: string;
        education: string;
        certificates: string;
        skills: string;
        /** Heading on a person’s page: the people and startups that the person follows. */
        connections: string;
        /** Accessible name of a link that opens the conversation with a person. “Message” is a verb. `name`: that person. */
        messageTo: (p: { name: string }) => string;
        suggestions: string;
        /** Button beside a suggested person: follows that person. A verb. */
        connect: string;
        /** Accessible name of the button that follows a suggested person. A verb. `name`: that person. */
        connectTo: (p: { name: string }) => string;
        /** Label of the Connect button beside a suggested person once the user follows that person. An adjective. */
        connected: string;
        /** Accessible name of the Connect button once the user follows a suggested person. `name`: that person. */
        connectedTo: (p: { name: string }) => string;
        composer: {
          /** Accessible name of a form for a new post on a person’s page. The form is disabled there. */
          label: string;
          field: string;
          placeholder: string;
          /** Button of the disabled form for a post: adds an image. A noun. */
          image: string;
          /** Button of the disabled form for a post: adds a link. A noun. */
          link: string;
          /** Button of the disabled form for a post: adds tags, words that say what the post is about. A noun. */
          tags: string;
          /** Button of the disabled form for a post: publishes the post. A verb. */
          post: string;
          /** Tooltip of the buttons of the form for a post, which is disabled on a person’s page. */
          unavailable: string;
          /** Below the disabled form for a post on a person’s page. `<a>` links to Explore, the page with the latest posts. */
          hint: string;
        };
        posts: string;
        info: string;
        /** Label on a person’s page, before the place where the person lives. */
        location: string;
        /** Label on a person’s page, before the month in which the person created their account. A verb. */
        joined: string;
        /** Label on a person’s page: what the person wants to find on Updraft, such as a job. */
        lookingFor: string;
        /** Heading of a card on a person’s page: how to reach the person. A noun. */
        contact: string;
        copyLink: string;
        currentStartups: string;
        topSkills: string;
        empty: {
          /** On another person’s page while it lacks the description. */
          about: string;
          /** On another person’s page while it lacks the jobs that they have had. */
          work: string;
          /** On another person’s page while it lacks the list of their startups. */
          startups: string;
          /** On another person’s page while it lacks their degrees and certificates. */
          education: string;
          /** On another person’s page while it lacks their skills. */
          skills: string;
          /** On another person’s page while it lacks facts such as where they live. */
          info: string;
          /** On another person’s page while it lacks the ways to reach them. */
          contact: string;
          /** On another person’s page while it lacks the people and startups that they follow. */
          connections: string;
          /** On a person’s page while it lacks a list of people that the viewer could follow. */
          suggestions: string;
          /** On another person’s page while it lacks their posts. */
          posts: string;
        };
        ownEmpty: {
          /** On the user’s own page while it lacks their description. A verb. */
          about: string;
          /** On the user’s own page while it lacks the jobs that they have had. A verb. */
          work: string;
          /** On the user’s own page while it lacks the list of their startups. A verb. */
          startups: string;
          /** On the user’s own page while it lacks their degrees and certificates. A verb. */
          education: string;
          /** On the user’s own page while it lacks their skills. A verb. */
          skills: string;
          /** On the user’s own page while it lacks facts such as where they live. A verb. */
          info: string;
          /** On the user’s own page while it lacks the ways to reach them. A verb. */
          contact: string;
          /** On the user’s own page while it lacks the people and startups that they follow. A verb. */
          connections: string;
          /** On an investor’s own page while it lacks the companies that they have invested in. A verb. */
          portfolio: string;
          /** On the user’s own page while it lacks their posts. */
          posts: string;
        };
        fill: {
          /** Link on the user’s own page: opens the form for their description. A verb. */
          about: string;
          /** Link on the user’s own page: opens the form for the jobs that they have had. A verb. */
          work: string;
          /** Link on the user’s own page: opens the form that adds a startup. A verb. */
          startups: string;
          /** Link on the user’s own page: opens the form for their degrees. A verb. */
          education: string;
          /** Link on the user’s own page: opens the form for their skills. A verb. */
          skills: string;
          /** Link on the user’s own page: opens the form “Complete Your Profile”. A verb. */
          info: string;
          /** Link on the user’s own page: opens the form for their email address and websites. A verb. */
          contact: string;
          /** Link on the user’s own page: opens the list of people that they could follow. A verb. */
          connections: string;
          /** Link on an investor’s own page: opens the form for the companies that they have invested in. A verb. */
          portfolio: string;
          /** Link on the user’s own page: opens the page where they can write a post. A verb. */
          posts: string;
        };
      };
    };
    search: {
      /** Accessible name of the list of results below the search field in the top bar. */
      results: string;
      kinds: {
        /** Heading in the list of search results, above the startups. */
        startup: string;
        /** Heading in the list of search results, above the investors. */
        investor: string;
        /** Heading in the list of search results, above the people. */
        user: string;
        /** Heading in the list of search results, above the posts. A noun. */
        post: string;
      };
      count: (p: { count: number }) => string;
      /** Title if the search in the top bar finds nothing. `query`: the text that the user searched for. */
      none: (p: { query: string }) => string;
      noneText: string;
      /** Link below the search results: opens the page Discover. `query`: the text that the user searched for. “Search” is a verb. */
      discover: (p: { query: string }) => string;
    };
    searches: {
      /** Accessible name of the list of the user’s saved searches, above the results of Discover. */
      label: string;
      /** Button: saves the current search and filters of Discover. Also the title of the dialog. */
      save: string;
      /** On a saved search: how many results the user hasn’t seen yet. {count}: a number such as 3 or 99+. */
      newCount: (p: { count: string }) => string;
      /** Mark on a card: the user hasn’t seen this result of the saved search yet. */
      mark: string;
      menu: {
        /** Accessible name of the menu of a saved search. */
        label: (p: { name: string }) => string;
        /** Menu item: changes the name of a saved search. */
        rename: string;
        /** Menu item: from now on, Today and the notifications list new results of the saved search. */
        tell: string;
        /** Menu item: Today no longer lists new results of the saved search. */
        quiet: string;
        /** Menu item: deletes a saved search. */
        delete: string;
      };
      /** Title of the dialog in which the user renames a saved search. */
      renameTitle: string;
      /** Label of the field for the name of a saved search. */
      name: string;
      /** Error below the field for the name of a saved search, which is empty. */
      nameMissing: string;
      /** Switch: whether Today and the notifications list new results of the saved search. */
      tells: string;
      /** Explains the switch “Tell me of new ones”. Today is a page of the app. */
      tellsHint: string;
      /** Button of the dialog: saves the search or its new name. */
      confirm: string;
      /** Error in the dialog. */
      failed: string;
      full: {
        /** Title of the dialog that appears when all saved searches are used. */
        title: string;
        /** {count}: the number of saved searches. */
        text: (p: { count: string }) => string;
      };
      /** Error instead of the list of saved searches. */
      loadFailed: string;
      /** Toast after the user deletes a saved search. {name}: its name. */
      deleted: (p: { name: string }) => string;
      /** Toast: the user undid the deletion of a saved search. `name`: the search. */
      restored: (p: { name: string }) => string;
    };
    settings: {
      loading: string;
      failedTitle: string;
      failedText: string;
      /** Announced to screen readers after the app stored a setting that the user changed. An adjective. */
      saved: string;
      notifications: string;
      kinds: {
        messages: {
          /** Switch in the settings: notifications about messages, requests for key metrics, and answers to requests. */
          label: string;
          /** Hint of the switch “Messages” in the settings: when the user gets a notification. */
          hint: string;
        };
        mentions: {
          /** Switch in the settings: notifications that someone wrote the user’s name with an @. */
          label: string;
          /** Hint of the switch “Mentions” in the settings: when the user gets a notification. */
          hint: string;
        };
        follows: {
          /** Switch in the settings: notifications that someone follows the user. A noun. */
          label: string;
          /** Hint of the switch “Follows” in the settings: when the user gets a notification. */
          hint: string;
        };
        startup_updates: {
          /** Switch in the settings: notifications about startups that the user follows. */
          label: string;
          /** Hint of the switch “Startup updates” in the settings: which notifications the user gets. */
          hint: string;
        };
        investment_opportunities: {
          /** Switch in the settings: notifications about startups to invest in or, for a founder, about interested investors. */
          label: string;
          /** Hint of the switch “Investment opportunities” for an investor: which notifications they get. */
          hint: string;
        };
        portfolio_changes: {
          /** Switch in the settings: notifications about startups that the user has invested in. */
          label: string;
          /** Hint of the switch “Portfolio changes” in the settings: which notifications the user gets. */
          hint: string;
        };
        funding_rounds: {
          /** Switch in the settings: notifications about money that startups have raised. */
          label: string;
          /** Hint of the switch “Funding rounds” in the settings: when the user gets a notification. */
          hint: string;
        };
      };
      /** Hint of the switch “Investment opportunities” for a founder: which notifications they get. */
      founderOpportunities: string;
      /** Heading of a section of the settings: emails, theme, language, privacy and more. */
      preferences: string;
      /** Label of a setting: how often the user gets a summary by email. A digest is a summary. */
      emailDigest: string;
      emailDigests: {
        /** Option of the setting “Email digest”: the user gets a summary once a day. */
        daily: string;
        /** Option of the setting “Email digest”: the user gets a summary once a week. */
        weekly: string;
        /** Option of the setting “Email digest”: the user gets a summary once a month. */
        monthly: string;
        /** Option of the setting “Email digest”: the user gets no summary. */
        never: string;
      };
      emailDigestHint: string;
      /** Label of a setting, and heading of a section of Today: cards whose startup, investor or person hasn’t answered for a long time. */
      quiet: string;
      /** Hint of the setting “Going quiet”. “Today” is the name of a page. */
      quietHint: string;
      /** Option of the setting “Going quiet”: after how many days without an answer. */
      quietAfter: (p: { count: number }) => string;
      /** Label of a setting: who can see the user’s profile page. */
      privacy: string;
      privacies: {
        /** Option of the setting “Profile privacy”: everyone sees the profile. */
        public: string;
        /** Option of the setting “Profile privacy”: only the user sees the profile. */
        private: string;
        /** Option of the setting “Profile privacy”: only connections, the people that the user follows, see the profile. */
        connections: string;
        /** Option of the setting “Profile privacy”: only founders see the profile. */
        founders: string;
      };
      privacyHints: {
        /** Below the setting “Profile privacy” while “Public” is chosen: what others see. */
        public: string;
        /** Below the setting “Profile privacy” while “Private” is chosen: what others see. */
        private: string;
        /** Below the setting “Profile privacy” while “Connections only” is chosen: what others see. */
        connections: string;
        /** Below the setting “Profile privacy” while “Founders only” is chosen: what others see. */
        founders: string;
      };
      seePage: string;
      /** Label of a setting of an investor: which startups they see on the page Discover, and in which order. */
      dealFlow: string;
      dealFlows: {
        /** Option of the setting “Deal flow”, which startups an investor sees: all of them, in the default order. */
        all: string;
        /** Option of the setting “Deal flow”, which startups an investor sees: only those that meet their criteria. */
        filtered: string;
        /** Option of the setting “Deal flow”, which startups an investor sees: all of them, the best fit first. */
        recommended: string;
      };
      dealFlowHints: {
        /** Below the setting “Deal flow” while “All” is chosen: which startups an investor sees. */
        all: string;
        /** Below the setting “Deal flow” while “Filtered” is chosen: which startups an investor sees. */
        filtered: string;
        /** Below the setting “Deal flow” while “Recommended” is chosen: which startups an investor sees. */
        recommended: string;
      };
      dealFlowMail: string;
      /** Label of a setting: the smallest amount of interest to an investor. Names the currency because other amounts are in rupees. */
      minInvestment: string;
      /** Label of a setting: the largest amount of interest to an investor. Names the currency because other amounts are in rupees. */
      maxInvestment: string;
      /** Option of the settings for the smallest and the largest investment: any amount. */
      noLimit: string;
      /** Below the settings for the smallest and the largest investment: which startups match an investor. */
      investmentHint: string;
      /** Label of a switch in the settings: whether Updraft may count which pages are opened. */
      analytics: string;
      analyticsHint: string;
      /** Heading of a section of the settings: who is signed in. */
      session: string;
      /** In the settings. `name`: the user who is signed in, in bold (`<b>`). */
      signedInAs: (p: { name: string }) => string;
    };
    site: {
      /** Accessible name of the navigation in the header of public pages. Screen readers add the word “navigation”. */
      siteNavigation: string;
      /** Accessible name of the button in the header of public pages that opens the navigation on a phone. */
      menu: string;
      /** Link in the header of public pages: opens the landing page. */
      home: string;
      /** Replaces the link Login in the header of public pages if the user is signed in. A verb. */
      openApp: string;
      /** Heading of a column in the footer: ways in which Updraft helps founders. */
      programs: string;
      /** Text in the footer: a program in which startups are supported for some months. */
      programsProgram: string;
      programsStartupSchool: string;
      /** Text in the footer: jobs at startups. “Work” is a verb. */
      programsWork: string;
      programsCoFounder: string;
      /** Heading of a column in the footer: about Updraft as a company. */
      company: string;
      /** Text in the footer: Updraft’s articles. */
      companyBlog: string;
      /** Text in the footer: how to reach Updraft. A noun. */
      companyContact: string;
      /** Text in the footer: information for journalists. A noun. */
      companyPress: string;
      /** Text in the footer: the people who work at Updraft. */
      companyPeople: string;
      /** Text in the footer: jobs at Updraft. */
      companyCareers: string;
      companyPrivacy: string;
      /** Text in the footer: a legal notice that tells users which personal data is collected. */
      companyNotice: string;
      /** Text in the footer: how Updraft protects data. */
      companySecurity: string;
      companyTerms: string;
      /** Heading of a column in the footer: useful information for founders. */
      resources: string;
      resourcesDirectory: string;
      resourcesLibrary: string;
      /** Text in the footer: a list of investors. */
      resourcesInvestors: string;
      /** Text in the footer. SAFE is the name of a standard investment contract. */
      resourcesSafe: string;
      /** Text in the footer: the name of a website. It isn’t translated. */
      resourcesHackerNews: string;
      /** Text in the footer: a service with which founders make their startup known. A noun. */
      resourcesLaunch: string;
      /** Text in the footer: discounts for startups. */
      resourcesDeals: string;
      copyright: string;
    };
    sync: {
      /** Beside a post, comment or message that isn’t on the server yet. */
      waiting: string;
      /** Beside a post, comment or message that the server refused. It stays on the device. The button sendAgain follows. */
      refused: string;
      /** Button after “Not accepted”: sends the post, comment or message to the server again. */
      sendAgain: string;
      /** Line below the top bar, while changes wait to be sent to the server. */
      offline: string;
      /** Line below the top bar on a new device, while it downloads the data of the user’s account. */
      restoring: string;
      /** The same, with the number of records downloaded and of all records, such as “340 of 1,200”. */
      restoringCount: (p: { done: string; total: string }) => string;
      /** Read by screen readers: the number of records downloaded and of all records. */
      progress: (p: { done: string; total: string }) => string;
      /** Button on an empty page: copies the address of Updraft, to send to another person. */
      invite: string;
      /** Toast after the button “Invite someone”. */
      invited: string;
      /** Toast after the button “Invite someone”, if the browser doesn’t let Updraft copy. */
      notInvited: (p: { link: string }) => string;
    };
    today: {
      /** Description of the page Today for search engines. */
      headText: string;
      sections: {
        /** Heading of the next steps that are due. An adjective. */
        due: string;
        /** Heading of requests and messages that the user hasn’t answered. */
        waiting: string;
        /** Heading of saved searches with new results. */
        news: string;
        /** Heading of cards whose startup, investor or person hasn’t answered for a long time. */
        quiet: string;
      };
      actions: {
        /** Button of a next step that is due: marks the step as done. */
        step: string;
        /** Link of a request for metrics: opens the page on which the user answers. A verb. */
        request: string;
        /** Link of a message that the user hasn’t answered: opens the conversation. A verb. */
        message: string;
        /** Link of a saved search: opens its results. A verb. */
        search: string;
        /** Link of a card: opens the conversation. A verb. */
        quiet: string;
      };
      /** Button of a row: opens the days until which the row can be postponed. */
      later: string;
      /** Accessible name of the menu of days on which a postponed row is shown again. */
      laterMenu: string;
      laterOptions: {
        /** Item of a menu: the day on which a row is shown again. */
        tomorrow: string;
        /** Item of a menu: the day on which a row is shown again. */
        monday: string;
        /** Item of a menu: the day on which a row is shown again. */
        inTwoWeeks: string;
      };
      pick: {
        /** Item of a menu, and title of a dialog: the user chooses the day on which a row is shown again. */
        open: string;
        /** Label of a date field: the day on which a row is shown again. */
        day: string;
        /** Error below a date field. */
        past: string;
        /** Button of a dialog: postpones a row to the chosen day. */
        save: string;
      };
      /** In a row: the day of the next step is today. */
      dueToday: string;
      /** In a row: how many days ago the next step was due. */
      overdue: (p: { count: number }) => string;
      /** In a row, below the name of the person who asks. `startup`: one of the user’s startups. Past tense, without gender. */
      asked: (p: { startup: string }) => string;
      /** In a row, below the name of a saved search. */
      found: (p: { count: number }) => string;
      /** In a row: since how many days the user waits for an answer of this startup, investor or person. */
      quiet: (p: { count: number }) => string;
      /** Announced to screen readers when a row has left the list. `count`: how many rows are left. */
      left: (p: { count: number }) => string;
      /** Hint below the list, while the keyboard is in the list. “Later” is the name of a button. */
      keys: string;
      /** Heading instead of the list, when no row waits. */
      clearTitle: string;
      /** Below “Nothing waits for you”. `day`: a weekday such as Thursday, or a date. `<step></step>` becomes the next step, such as “call Ravi”. */
      next: (p: { day: string }) => string;
      empty: {
        title: string;
        text: string;
        discover: string;
        /** Link: the page with the startups and investors that the user starred. */
        stars: string;
      };
      failedTitle: string;
      failedText: string;
      week: {
        /** Heading of what the user did in the pipeline during the last seven days. */
        title: string;
        /** Above the cards that the user added this week. An adjective in the plural. */
        added: string;
        /** Above the cards that the user moved to another stage this week. An adjective in the plural. */
        moved: string;
        /** Above the cards that the user passed on this week. */
        passed: string;
        /** Below “Added”, “Moved on” or “Passed”: no card. */
        none: string;
        /** Button: copies the summary of the week. */
        copy: string;
        /** Toast: the summary of the week is copied. */
        copied: string;
        notCopied: string;
      };
      said: {
        /** Toast. `step`: the next step that the user marked as done, such as “Send pilot data”. */
        done: (p: { step: string }) => string;
        /** Toast. `name`: the startup, investor, person or search of the row. `day`: a weekday such as Thursday, or a date. */
        postponed: (p: { name: string; day: string }) => string;
      };
      /** Announced after Undo. `name`: the startup, investor, person or search of the row that is shown again. */
      cameBack: (p: { name: string }) => string;
    };
    wizard: {
      frame: {
        /** Accessible name of the list of steps of a form. */
        steps: string;
        /** Above a step of a form. `step`: the number of the current step, from 1. `total`: the number of steps. */
        stepOf: (p: { step: number; total: number }) => string;
        /** Announced to screen readers after the name of a step of a form that the user has completed. */
        stepDone: string;
        /** Announced to screen readers if a form can’t continue. `count`: the number of fields with an error. */
        needAttention: (p: { count: number }) => string;
        /** Above a form: it contains what the user entered on an earlier visit. */
        restored: string;
        unsaved: string;
        /** Error above a form: the browser couldn’t store what the user entered. */
        notStored: string;
        /** Button above a form with a restored draft: asks whether to empty the form. A verb. */
        discard: string;
        discardQuestion: string;
        /** Button after the question “Discard this draft?”: empties the form. A verb. */
        discardYes: string;
        /** Button after the question “Discard this draft?”: leaves the form as it is. A verb. */
        discardNo: string;
      };
      fields: {
        image: {
          /** Text in an empty field for an image: a click opens the list of files. A verb. */
          choose: string;
          /** Text in a field that already contains an image: a click opens the list of files. A verb. */
          replace: string;
          /** Text in a field for an image, after “Choose an image” or “Choose another image”. */
          drop: string;
          /** Accessible name of the button that empties a field for an image. A verb. */
          remove: string;
          /** Alternative text, for screen readers, of the image in a field for an image. */
          chosen: string;
          /** Error of a field for an image: the file that the user chose isn’t an image. */
          notImage: string;
          /** Error of a field for an image: the file that the user chose is too large. */
          tooLarge: string;
          /** Error of a field for an image: the image that the user chose is damaged. */
          unreadable: string;
          /** Error of a field for an image: a part of the app that reads images didn’t load. */
          notLoaded: string;
        };
        pdf: {
          /** Text in an empty field for a PDF file: a click opens the list of files. A verb. */
          choose: string;
          /** Text in a field that already contains a PDF file: a click opens the list of files. A verb. */
          replace: string;
          /** Text in a field for a PDF file, after “Choose a PDF” or “Choose another PDF”. */
          drop: string;
          /** Accessible name of the button that empties a field for a PDF file. A verb. */
          remove: string;
          /** Text in a field for a PDF file: the field contains a file. */
          chosen: string;
          /** Error of a field for a PDF file: the file that the user chose isn’t a PDF. */
          notPdf: string;
          /** Error of a field for a PDF file: the file that the user chose is too large. */
          tooLarge: string;
          /** Error of a field for a PDF file: the browser couldn’t read the file that the user chose. */
          unreadable: string;
        };
        list: {
          /** Button beside a field: adds the entered text to a list, such as skills. A verb. */
          add: string;
          /** Accessible name of the button that removes an item from a list, such as a skill. A verb. `name`: the item. */
          remove: (p: { name: string }) => string;
          /** Announced to screen readers after the user added an item to a list, such as a skill. `name`: the item. */
          added: (p: { name: string }) => string;
          /** Announced to screen readers after the user removed an item from a list, such as a skill. `name`: the item. */
          removed: (p: { name: string }) => string;
          /** Error of a field that adds items to a list: the entered text is in the list already. `name`: the text. */
          duplicate: (p: { name: string }) => string;
        };
        number: {
          /** Error of a field for a whole number. `example`: a whole number in the language’s own format. */
          notWhole: (p: { example: string }) => string;
          /** Error of a field for a number. `example`: a number in the language’s own format. */
          notNumber: (p: { example: string }) => string;
          /** Error of a field for a year. `example`: a year, such as 2022. */
          notYear: (p: { example: string }) => string;
        };
        /** Hint of a field for a web address: the entered text isn’t an address. */
        notLink: string;
        entries: {
          /** Accessible name of the button that removes a job, school, award or company from a form. `name`: such as “Position 2”. */
          remove: (p: { name: string }) => string;
          /** Announced after the user removed a job, school, award or company from a form. `name`: such as “Position 2”. */
          removed: (p: { name: string }) => string;
          keepOne: string;
        };
      };
      common: {
        /** First option of a list: nothing is chosen yet. A verb. */
        choose: string;
        /** Placeholder of a field for a web address: how an address begins. */
        website: string;
        /** Button of the form that registers an investor: opens the next step. */
        next: string;
        /** Button of the forms for a startup and for the user’s profile: opens the next step. A verb. */
        continue: string;
        /** Button of the form that registers an investor and of the form that adds a startup: opens the previous step. */
        previous: string;
        /** Button of the form for the user’s profile: opens the previous step. */
        back: string;
        /** Button on the last step of a form: sends the form. A verb. */
        submit: string;
      };
      listing: {
        /** Title of the form that adds a startup to Updraft. */
        title: string;
        /** Description, for search engines, of the page that adds a startup. */
        headText: string;
        done: string;
        steps: {
          /** Step of the form for a startup: name, tagline, year, location, category, logo. */
          basicInformation: string;
          /** Step of the form for a startup: description, problem, solution, website, email. */
          aboutStartup: string;
          /** Step of the form for a startup: its revenue and users (traction), and the money that it raises. */
          tractionFunding: string;
          /** Step of the form for a startup: numbers such as growth and costs, and the team size. */
          keyMetrics: string;
          /** Step of the form for a startup: the people who work there, its investors, and its pitch deck. */
          teamInvestors: string;
        };
        fields: {
          /** Label of a field of a startup: the startup’s name. */
          startupName: string;
          /** Label of a field of a startup: one line that says what the startup does. */
          tagline: string;
          /** Label of a field of a startup: the year in which it was founded. */
          registrationYear: string;
          /** Label of a field of a startup: where the startup is based. */
          location: string;
          /** Label of a field of a startup: the category in which it works, such as Fintech. */
          category: string;
          /** Label of a field of a startup: an image. */
          logo: string;
          /** Label of a field of a startup: a text about what the startup builds. */
          about: string;
          /** Label of a field of a startup: the problem that the startup solves. */
          problem: string;
          /** Label of a field of a startup: how the startup solves a problem. */
          solution: string;
          /** Label of a field of a startup: the address of its website. */
          website: string;
          /** Label of a field of a startup: its email address. */
          email: string;
          /** Label of a field of a startup: the money that it takes in each month. */
          revenue: string;
          /** Label of a field of a startup: how many people use its product. */
          users: string;
          /** Label of a field of a startup: the money that it has received from investors so far. */
          raised: string;
          /** Label of a field of a startup: the money that it wants to receive from investors. */
          goal: string;
          /** Label of a field of a startup: its current funding round, such as Seed. */
          fundingRound: string;
          /** Label of a field of a startup: annual recurring revenue, the yearly income from subscriptions. */
          arr: string;
          /** Label of a field of a startup: by which percentage it grows each month. */
          growth: string;
          /** Label of a field of a startup: customer acquisition cost, what it costs to win one customer. */
          cac: string;
          /** Label of a field of a startup: lifetime value, the money that one customer brings in altogether. */
          ltv: string;
          /** Label of a field of a startup: the number of people who work there. */
          teamSize: string;
          /** Label of a list of a startup: the people who work there, by name. */
          team: string;
          /** Label of a list of a startup: the people and firms that have already invested in it. */
          investors: string;
          /** Label of a field of a startup: a PDF file that presents the startup to investors. */
          pitchDeck: string;
        };
        hints: {
          /** Hint of the field for a startup’s name: another startup has it. `address`: part of a web address, such as /startups/heliogrid-2. */
          taken: (p: { address: string }) => string;
          /** Hint of the field “Tagline” of a startup: what to write, and how long. */
          tagline: string;
          /** Hint of the logo field: the image’s shape (square), its size in pixels, and the largest file size. */
          logo: string;
          /** Hint of the field “About” of a startup: what to write. */
          about: string;
          /** Hint of the field “ARR” of a startup: what the abbreviation means, the yearly income from subscriptions. */
          arr: string;
          /** Hint of the field “CAC” of a startup: what the abbreviation means, the cost of winning one customer. */
          cac: string;
          /** Hint of the field “LTV” of a startup: what the abbreviation means, the money that one customer brings in. */
          ltv: string;
          /** Hint of the list “Team members” of a startup: what to enter for each person, with an example. */
          team: string;
          /** Hint of the list “Existing investors” of a startup: what to enter for each of them. */
          investors: string;
          /** Hint of the field “Pitch deck” of a startup: the file’s type and largest size, and who sees it. */
          pitchDeck: string;
        };
        /** Placeholder of the field for the year in which a startup was founded: an example. */
        yearPlaceholder: string;
        tractionNote: string;
        metricsNote: string;
      };
      registration: {
        /** Title of the form that creates an investor profile. */
        title: string;
        /** Description, for search engines, of the page that creates an investor profile. */
        headText: string;
        steps: {
          /** Step of the form for an investor: name, phone, email and password. */
          accountInformation: string;
          /** Step of the form for an investor: number of investments, categories, type and years. */
          investmentExperience: string;
          /** Step of the form for an investor: in which stages, how much and when they invest. */
          investmentDetails: string;
          /** Step of the form for an investor: numbers about the companies they have invested in. */
          portfolioInformation: string;
          /** Step of the form for an investor: texts in which they describe themselves. */
          aboutYou: string;
          /** Step of the form for an investor: location, website, LinkedIn. */
          contactInformation: string;
          /** Step of the form for an investor: what they look for in a startup. */
          investmentCriteria: string;
        };
        fields: {
          /** Label of a field of an investor: their first and last name. */
          fullName: string;
          /** Label of a field of an investor: their telephone number. */
          phone: string;
          /** Label of a field of an investor: their private email address. */
          email: string;
          /** Label of a field of an investor: the password of their new account. */
          password: string;
          /** Label of a field of an investor: the new password for a second time. A verb. */
          confirmPassword: string;
          /** Label of a choice of an investor: how many startups they have invested in before. */
          assets: string;
          /** Label of a choice of an investor: the categories of startups in which they invest. */
          preference: string;
          /** Label of a choice of an investor: their type, such as Angel or Family Office. */
          investorType: string;
          /** Label of a field of an investor: for how many years they have been investing. */
          experience: string;
          /** Label of a choice of an investor: the funding stages at which they invest, such as Seed. */
          investmentType: string;
          /** Label of a field of an investor: how much they want to invest, in rupees. */
          investmentAmount: string;
          /** Label of a choice of an investor: when they want to invest, such as in 1–3 months. */
          timeline: string;
          /** Label of a choice of an investor, yes or no. “Accredited” is a legal status of investors. */
          accredited: string;
          /** Label of a field of an investor: how much they put into a startup on average, in rupees. */
          avgInvestment: string;
          /** Label of a field of an investor: what all their investments are worth, in rupees. */
          portfolioValue: string;
          /** Label of a field of an investor: in how many startups they invest each year. */
          yearlyInvestments: string;
          /** Label of a field of an investor: how many investments they have now. */
          activeInvestment: string;
          /** Label of a field of an investor: a text in which they describe themselves. */
          about: string;
          /** Label of a field of an investor: how they help startups, apart from money. */
          valueAdd: string;
          /** Label of a field of an investor: where they are based. */
          location: string;
          /** Label of a field of an investor: the address of their website. */
          website: string;
          /** Label of a field of an investor: the address of their page on LinkedIn, a website. */
          linkedinProfile: string;
          /** Label of a field of an investor: a text about what they expect of a startup. */
          requirements: string;
        };
        hints: {
          /** Hint of the field for an investor’s new password: how long it must be. */
          password: string;
          /** Hint of the password field in a restored draft: why the field is empty, and how long the password must be. */
          passwordAgain: string;
          /** Hint of the choice “Investment preference” of an investor: what to choose. */
          preference: string;
          /** Hint of the choice “Investment type” of an investor: what to choose. */
          investmentType: string;
          /** Hint of the field “About” of an investor: what to write. */
          about: string;
          /** Hint of the field “What you offer besides money” of an investor: examples. */
          valueAdd: string;
          /** Hint of the field “What you look for in a startup” of an investor: what to write. */
          requirements: string;
        };
        /** Replaces the password fields in the form for an investor if the user is signed in. */
        ownPassword: string;
        showPassword: string;
        done: string;
        doneText: string;
        /** Button after an investor has registered: opens Explore, the page with the latest posts. A verb. */
        explore: string;
        /** Title that replaces the form for an investor if the user already has an investor profile. */
        existing: string;
        existingText: string;
        manage: string;
      };
      onboarding: {
        /** Title of the form in which a new user describes themselves. */
        title: string;
        /** Description, for search engines, of the page “Complete Your Profile”. */
        headText: string;
        /** Button on the last step of the form “Complete Your Profile”: saves the profile. A verb. */
        complete: string;
        steps: {
          /** Step of the form “Complete Your Profile”: photo, role, location, interests and bio. */
          basicInfo: string;
          /** Step of the form “Complete Your Profile”: jobs and education. */
          experience: string;
          /** Step of the form “Complete Your Profile”: skills, what the user looks for, and websites. */
          skillsConnections: string;
        };
        fields: {
          /** Label of a field of the user’s profile: a picture of the user. */
          photo: string;
          /** Label of a field of the user’s profile: what the user does, such as Founder or Designer. */
          role: string;
          /** Label of a field of the user’s profile: where the user lives. */
          location: string;
          /** Label of a choice in the user’s profile: the subjects that interest the user, such as Fintech. */
          interests: string;
          /** Label of a field of the user’s profile: a text in which the user describes themselves. */
          bio: string;
          /** Label of a list in the user’s profile: the jobs that the user has had. */
          workExperience: string;
          /** Label of a list in the user’s profile: degrees, with schools and years. */
          education: string;
          /** Label of a list in the user’s profile: what the user is good at. */
          skills: string;
          /** Label of a choice in the user’s profile: what the user wants to find on Updraft, such as a job. */
          lookingFor: string;
          /** Label of a field of the user’s profile: the address of the user’s website. */
          website: string;
          /** Label of a field of the user’s profile: the address of the user’s page on LinkedIn, a website. */
          linkedin: string;
        };
        hints: {
          /** Hint of the photo field: the image’s shape and size, the largest file size, and the replacement for a missing image. */
          photo: string;
          /** Hint of the choice “Interests”: how many the user can choose. `most`: the maximum. */
          interests: (p: { most: string }) => string;
          /** Hint of the choice “Interests” once the user can’t choose more. `most`: the maximum number of interests. */
          interestsFull: (p: { most: string }) => string;
          /** Hint of the field “Bio” of the user’s profile: what to write. */
          bio: string;
          /** Hint of the choice “Looking for” in the user’s profile: several options are possible. A verb. */
          lookingFor: string;
        };
        work: {
          /** Heading of one job in the list “Work Experience”. `number`: its place in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          /** Label of a field of a job: its name, such as Engineer. */
          title: string;
          /** Label of a field of a job: the company that employed the user. */
          company: string;
          /** Label of a field of a job: the period, such as 2019–2022. */
          duration: string;
          durationHint: string;
          description: string;
        };
        education: {
          /** Heading of one degree in the list “Education”. `number`: its place in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          degree: string;
          /** Label of a field of a degree: the school or university. */
          institution: string;
          /** Label of a field of a degree: the year in which the user got it. */
          year: string;
        };
      };
      errors: {
        /** Error of a field: the entered text is too long. */
        tooLong: string;
        /** Error of a list, such as the team members of a startup: the user added too many items. */
        tooMany: string;
        /** Error of the field for a startup’s name: it is empty. */
        startupNameRequired: string;
        /** Error of the field “Tagline” of a startup, one line about what it does: the field is empty. */
        taglineRequired: string;
        /** Error of the field for a startup’s category: nothing is chosen. */
        categoryRequired: string;
        /** Error of the field “About” of a startup, its description: the field is empty. */
        aboutRequired: string;
        /** Error of the field “Problem” of a startup, the problem that it solves: the field is empty. */
        problemRequired: string;
        /** Error of the field “Solution” of a startup, how it solves a problem: the field is empty. */
        solutionRequired: string;
        /** Error of the field for a startup’s email address: it is empty. */
        businessEmailRequired: string;
        /** Error of a field for an email address: the entered text isn’t one. */
        emailInvalid: string;
        /** Error of a field for a link: the entered text isn’t a link or begins differently. */
        httpsRequired: string;
        /** Error of the list of a startup’s awards: one of them has no name. */
        awardTitleRequired: string;
        /** Error of the field for the name of a company in an investor’s portfolio: it is empty. */
        companyRequired: string;
        /** Error of the field for an investor’s name: it is empty. */
        fullNameRequired: string;
        /** Error of the field for an investor’s phone number: it is empty. */
        phoneRequired: string;
        /** Error of the field for an investor’s email address: it is empty. */
        emailRequired: string;
        /** Error of the field for an investor’s new password: it is empty. */
        passwordRequired: string;
        /** Error of the field for an investor’s new password: it has too few characters. */
        passwordTooShort: string;
        /** Error of the field “Confirm password”: the two passwords aren’t the same. */
        passwordsDiffer: string;
        /** Error of the choice “Number of previous investments” of an investor: nothing is chosen. */
        assetsRequired: string;
        /** Error of the choice “Investment preference” of an investor, categories of startups: nothing is chosen. */
        preferenceRequired: string;
        /** Error of the choice “Investor type”, such as Angel: nothing is chosen. */
        investorTypeRequired: string;
        /** Error of the field “Years of experience” of an investor: the field is empty. */
        experienceRequired: string;
        /** Error of the choice “Investment type” of an investor, their funding stages: nothing is chosen. */
        investmentTypeRequired: string;
        /** Error of the field “Investment amount” of an investor: the field is empty. */
        investmentAmountRequired: string;
        /** Error of the choice “Investment timeline” of an investor, when they want to invest: nothing is chosen. */
        timelineRequired: string;
        /** Error of the choice “Are you an accredited investor?”: neither yes nor no is chosen. */
        accreditedRequired: string;
      };
    };
    work: {
      /** Heading of the pages of the pipeline: what the user moves forward. A noun. */
      title: string;
      tabs: {
        /** Accessible name of the links between the pages of the pipeline: Today and Board. */
        label: string;
        /** Link: the page that lists what waits for the user today. */
        today: string;
        /** Link: the page with the cards of the pipeline in columns. A noun. */
        board: string;
      };
      stages: {
        /** Stage of a startup in the pipeline: the user hasn’t looked at it yet. */
        look: string;
        /** Stage of a startup in the pipeline: the user waits and observes. */
        watching: string;
        /** Stage in the pipeline: the user is in conversation with this startup, investor or person. */
        talking: string;
        /** Stage of a startup in the pipeline: the investor checks it in detail (due diligence). */
        diligence: string;
        /** Stage in the pipeline: the investor has promised the investment. */
        committed: string;
        /** Stage in the pipeline: the investor decided not to invest. */
        passed: string;
        /** Stage in the pipeline: the user wants to write to this investor or person. */
        contact: string;
        /** Stage of an investor in the pipeline: the founder has asked for an investment. */
        asked: string;
        /** Stage of an investor in the pipeline: the investor is about to decide. */
        deciding: string;
        /** Stage of a person in the pipeline: what the user wanted is reached. */
        done: string;
        /** Stage of a person in the pipeline: the user gave up. */
        dropped: string;
      };
      /** Announced to screen readers after the links Pipeline and Today. `count`: how many rows are due or wait for an answer. */
      waiting: (p: { count: number }) => string;
      adding: {
        /** Name of the button of a card in the pipeline, which opens a menu with the stages. `place`: the stage of the card, such as “To look at”. */
        in: (p: { place: string }) => string;
        /** Item of the menu of a card: opens the card on its board. */
        open: string;
        /** Item of the menu of a card: removes it from the pipeline. A verb. */
        remove: string;
        /** Toast with an Undo button, after the user added a card. `name`: a startup, an investor or another person. */
        added: (p: { name: string }) => string;
        /** Toast with an Undo button, after the user moved a card to a stage. `name`: a startup, an investor or another person. */
        moved: (p: { name: string; place: string }) => string;
        /** Toast after the user removed a card, or undid its addition. `name`: a startup, an investor or another person. */
        removed: (p: { name: string }) => string;
        /** Toast after the user undid a move. `place`: the stage to which the card returned. `name`: a startup, an investor or another person. */
        movedBack: (p: { name: string; place: string }) => string;
        /** Toast after the user undid the removal of a card. `place`: the stage of the card. `name`: a startup, an investor or another person. */
        addedBack: (p: { name: string; place: string }) => string;
      };
      move: {
        you: {
          /** Line on a card of the pipeline: this startup or person wrote to the user, who should answer. `when`: “today” or “3 days ago”. */
          message: (p: { when: string }) => string;
          /** Line on a card of the pipeline: this investor asked to see the key metrics of the user’s startup. `when`: “today” or “3 days ago”. */
          request: (p: { when: string }) => string;
          /** Line on a card of the pipeline: the startup approved the user’s request to see its key metrics. `when`: “today” or “3 days ago”. */
          approval: (p: { when: string }) => string;
          /** Line on a card of the pipeline: this person follows the user, and neither has written yet. */
          follow: string;
          /** Line on a card of the pipeline: the user acts next. */
          other: string;
        };
        them: {
          /** Line on a card of the pipeline: the other side has had to act for this many days. */
          days: (p: { count: number }) => string;
          /** Line on a card of the pipeline: the other side has to act, since today. */
          today: string;
          /** Line on a card of the pipeline: the user expressed interest in this startup, which hasn’t answered. */
          interest: string;
          /** Line on a card of the pipeline: the other side acts next. */
          other: string;
        };
      };
      ago: {
        /** When something happened, inside a sentence. */
        today: string;
        /** When something happened, inside a sentence. */
        days: (p: { count: number }) => string;
      };
      age: {
        /** On a card of the pipeline: it was moved to its stage today. */
        today: string;
        /** On a card of the pipeline: for how long it has been in its stage. */
        days: (p: { count: number }) => string;
      };
      due: {
        /** The next step of a card is due today. */
        today: string;
        /** The next step of a card is due tomorrow. */
        tomorrow: string;
        /** The next step of a card is due on this day. `day`: “Nov 22”. */
        on: (p: { day: string }) => string;
        /** The next step of a card was due this many days ago. */
        overdue: (p: { count: number }) => string;
      };
    };
  };
  export type Namespace = keyof Catalogs;
}

declare module '@messages/loaders' {
  import type { Catalogs } from '@messages/catalogs';
  import type { Locale } from '@messages/locales';

  type Loaders = { [Name in keyof Catalogs]: () => Promise<{ default: Catalogs[Name] }> };
  /** Returns the functions that load the files of a language. */
  const loaders: Record<Locale, () => Promise<Loaders>>;
  export default loaders;
}

declare module '@messages/*/accessibility' {
  const messages: import('@messages/catalogs').Catalogs['accessibility'];
  export default messages;
}

declare module '@messages/*/account' {
  const messages: import('@messages/catalogs').Catalogs['account'];
  export default messages;
}

declare module '@messages/*/app' {
  const messages: import('@messages/catalogs').Catalogs['app'];
  export default messages;
}

declare module '@messages/*/auth' {
  const messages: import('@messages/catalogs').Catalogs['auth'];
  export default messages;
}

declare module '@messages/*/choices' {
  const messages: import('@messages/catalogs').Catalogs['choices'];
  export default messages;
}

declare module '@messages/*/commands' {
  const messages: import('@messages/catalogs').Catalogs['commands'];
  export default messages;
}

declare module '@messages/*/common' {
  const messages: import('@messages/catalogs').Catalogs['common'];
  export default messages;
}

declare module '@messages/*/directory' {
  const messages: import('@messages/catalogs').Catalogs['directory'];
  export default messages;
}

declare module '@messages/*/errors' {
  const messages: import('@messages/catalogs').Catalogs['errors'];
  export default messages;
}

declare module '@messages/*/feed' {
  const messages: import('@messages/catalogs').Catalogs['feed'];
  export default messages;
}

declare module '@messages/*/guestWork' {
  const messages: import('@messages/catalogs').Catalogs['guestWork'];
  export default messages;
}

declare module '@messages/*/inbox' {
  const messages: import('@messages/catalogs').Catalogs['inbox'];
  export default messages;
}

declare module '@messages/*/interest' {
  const messages: import('@messages/catalogs').Catalogs['interest'];
  export default messages;
}

declare module '@messages/*/investorAccount' {
  const messages: import('@messages/catalogs').Catalogs['investorAccount'];
  export default messages;
}

declare module '@messages/*/landing' {
  const messages: import('@messages/catalogs').Catalogs['landing'];
  export default messages;
}

declare module '@messages/*/myData' {
  const messages: import('@messages/catalogs').Catalogs['myData'];
  export default messages;
}

declare module '@messages/*/notifications' {
  const messages: import('@messages/catalogs').Catalogs['notifications'];
  export default messages;
}

declare module '@messages/*/pages' {
  const messages: import('@messages/catalogs').Catalogs['pages'];
  export default messages;
}

declare module '@messages/*/pipeline' {
  const messages: import('@messages/catalogs').Catalogs['pipeline'];
  export default messages;
}

declare module '@messages/*/profile' {
  const messages: import('@messages/catalogs').Catalogs['profile'];
  export default messages;
}

declare module '@messages/*/search' {
  const messages: import('@messages/catalogs').Catalogs['search'];
  export default messages;
}

declare module '@messages/*/searches' {
  const messages: import('@messages/catalogs').Catalogs['searches'];
  export default messages;
}

declare module '@messages/*/settings' {
  const messages: import('@messages/catalogs').Catalogs['settings'];
  export default messages;
}

declare module '@messages/*/site' {
  const messages: import('@messages/catalogs').Catalogs['site'];
  export default messages;
}

declare module '@messages/*/sync' {
  const messages: import('@messages/catalogs').Catalogs['sync'];
  export default messages;
}

declare module '@messages/*/today' {
  const messages: import('@messages/catalogs').Catalogs['today'];
  export default messages;
}

declare module '@messages/*/wizard' {
  const messages: import('@messages/catalogs').Catalogs['wizard'];
  export default messages;
}

declare module '@messages/*/work' {
  const messages: import('@messages/catalogs').Catalogs['work'];
  export default messages;
}
