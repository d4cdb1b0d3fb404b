// Written by `npm run messages` from messages/en/*.json, the source of all types. Don't edit.

declare module '@messages/catalogs' {
  /** The messages of each language, by namespace. */
  export type Catalogs = {
    accessibility: {
      /** Title of the page with the accessibility statement. */
      title: string;
      lead: string;
      updated: string;
      /** Heading of the list of links to the sections of this page. */
      contents: string;
      /** Heading: the standard that the product aims for. */
      aimTitle: string;
      aimBody: string;
      checkedTitle: string;
      checkedBody: string;
      limitsTitle: string;
      limitsBody: string;
      reportTitle: string;
      /** `<a>` links to the contact page. */
      reportBody: string;
    };
    account: {
      shared: {
        /** Accessible name of the row of tabs on both account pages. */
        sections: string;
        tabs: {
          /** A tab of the account pages. */
          profile: string;
          /** A tab of the account pages. */
          settings: string;
          /** A tab of the account pages. */
          startups: string;
        };
        /** Button: opens the fields of a section. */
        edit: string;
        /** Button: discards the changes of a form. */
        cancel: string;
        save: string;
        saving: string;
        /** Placeholder of a value that the user hasn’t filled in. */
        notAdded: string;
        listHint: string;
        /** Hint while the name field is blank. `name`: the stored name of the user. */
        nameKept: (p: { name: string }) => string;
        /** Error below a form. “This device” is the user’s browser. */
        refused: string;
        loadFailedTitle: string;
        loadFailedText: string;
        /** Title of the dialog that opens when the user leaves a form with unsaved changes. */
        leaveTitle: string;
        leaveText: string;
        /** Button of the dialog about unsaved changes: returns to the form. */
        leaveStay: string;
        /** Button of the dialog about unsaved changes: leaves the form without saving. */
        leaveDiscard: string;
      };
      clash: {
        /** Title of a dialog: the same fields were changed both in this tab and elsewhere. */
        title: string;
        text: string;
        /** Heading above the value that the user entered in this tab. */
        mine: string;
        /** Heading above the value that was saved elsewhere. */
        theirs: string;
        keep: {
          /** Radio button: keeps the value from this tab. */
          mine: string;
          /** Radio button: keeps the value that was saved elsewhere. */
          theirs: string;
        };
        /** Replaces a blank value in the dialog with the two versions. */
        blank: string;
        /** Replaces an image in the dialog with the two versions. */
        picture: string;
        /** Replaces a PDF file in the dialog with the two versions. */
        pdf: string;
        /** Button: closes the dialog and saves nothing. */
        back: string;
      };
      founder: {
        /** Title of the page where a founder manages their account. */
        title: string;
        /** Description of the page for search engines. */
        headText: string;
        edit: string;
        /** Toast after the profile was saved. */
        saved: string;
        /** Link to the page that others see. */
        publicPage: string;
        /** Label of the email address with which the user signs in. Others don’t see it. */
        signInEmail: string;
        /** Note below the email address. */
        signInEmailNote: string;
        /** Hint of the email field in the profile. */
        emailHint: string;
        fields: {
          /** Label of a field of the profile. */
          photo: string;
          /** Label of a field of the profile. */
          name: string;
          /** Label of a field of the profile. */
          role: string;
          /** Label of a field of the profile. */
          location: string;
          /** Label of a field of the profile. */
          interests: string;
          /** Label of a field of the profile. */
          bio: string;
          /** Label of a field of the profile. */
          email: string;
          /** Label of a field of the profile. */
          website: string;
          /** Label of a field of the profile. */
          linkedin: string;
          /** Label of a field of the profile. */
          education: string;
          /** Label of a field of the profile. */
          skills: string;
          /** Label of a field of the profile. */
          workExperience: string;
        };
        /** Heading of a group of fields: name, role, location, bio. */
        basics: string;
        /** Heading of a group of fields: email, website, LinkedIn. */
        contact: string;
        /** Heading of a card that links to the user’s investor profile. */
        investor: string;
        investorText: string;
        /** Link to the management of the investor profile. */
        investorManage: string;
        /** Text of the card if the user isn’t registered as an investor. */
        investorNone: string;
        investorRegister: string;
      };
      startups: {
        /** Heading of the list of the user’s own startups. */
        title: string;
        /** Button: opens the form for another startup. */
        add: string;
        emptyTitle: string;
        emptyText: string;
        /** Button: opens the form for the first startup. */
        listFirst: string;
        /** State of a startup, beside its switch: it seeks investment. */
        active: string;
        /** State of a startup, beside its switch: it doesn’t seek investment. */
        inactive: string;
        /** Accessible name of the switch between active and inactive. `name`: the startup. */
        seeks: (p: { name: string }) => string;
        activeText: string;
        inactiveText: string;
        /** Link to the public page of the startup. */
        viewProfile: string;
        /** Accessible name of the button that edits a startup. `name`: the startup. */
        editOf: (p: { name: string }) => string;
        /** Toast after the startup was saved. */
        saved: string;
        /** Accessible name of the button that deletes a startup. `name`: the startup. */
        remove: (p: { name: string }) => string;
        /** Toast after a startup was deleted, with an Undo button. `name`: the startup. */
        removed: (p: { name: string }) => string;
        /** Button in the toast after a startup was deleted: restores the startup. */
        removeUndo: string;
        /** Toast: the deleted startup couldn’t be restored. `name`: the startup. */
        undoFailed: (p: { name: string }) => string;
        fields: {
          /** Label of a field of a startup. */
          name: string;
          /** Label of a field of a startup. */
          tagline: string;
          /** Label of a field of a startup. */
          logo: string;
          /** Label of a field of a startup: its funding stage, such as Seed. */
          stage: string;
          /** Label of a field of a startup. */
          industry: string;
          /** Label of a field of a startup: the year in which it was founded. */
          founded: string;
          /** Label of a field of a startup. */
          website: string;
          /** Label of a field of a startup. */
          revenue: string;
          /** Label of a field of a startup. */
          employees: string;
          /** Label of a field of a startup. */
          description: string;
          /** Label of a field of a startup. */
          coverImage: string;
          /** Label of a field of a startup. */
          valuation: string;
          /** Label of a field of a startup. */
          closingDate: string;
          /** Label of a field of a startup. */
          videoDemo: string;
          /** Label of a field of a startup. */
          awards: string;
        };
        /** Hint of the logo field: a square image of this size. */
        logoHint: string;
        /** Hint of the cover image field: a wide image of this size. */
        coverHint: string;
        videoHint: string;
        award: {
          /** Heading of one award in the form. `number`: its position in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          title: string;
          /** Label of a field: the organization that gave the award. */
          by: string;
          /** Label of a field: the year of the award. */
          year: string;
        };
      };
      requests: {
        /** Title of the card with the requests that the user sent. */
        sent: string;
        /** Below a sent request. `date`: the day of the request, such as Nov 19. */
        askedOn: (p: { date: string }) => string;
        /** Title of the list of requests that investors sent to see key metrics of the user’s startups. */
        title: string;
        /** Announced to screen readers after the name of a tab. `count`: the number of unanswered requests. */
        tabCount: (p: { count: number }) => string;
        /** Above the list: the number of unanswered requests. */
        waiting: (p: { count: number }) => string;
        none: string;
        /** Explains what an investor can see once their request is approved. */
        opens: string;
        loadFailed: string;
        states: {
          /** State of a request, on a badge. */
          requested: string;
          /** State of a request, on a badge. */
          approved: string;
          /** State of a request, on a badge. */
          declined: string;
          /** State of a request, on a badge: the founder withdrew the approval. */
          revoked: string;
          /** State of a request, on a badge: the investor withdrew the request. */
          withdrawn: string;
        };
        /** Below the name of the person who sent the request. */
        registered: string;
        /** Below the name of the person who sent the request. */
        notRegistered: string;
        /** Label before the time of a request. */
        asked: string;
        /** Label before the time of an answer. */
        answered: string;
        /** Link to the public page of the investor. */
        investorPage: string;
        /** Link that opens the conversation with the investor: a verb. */
        message: string;
        /** Button: lets the investor see the key metrics. */
        approve: string;
        /** Button: approves a request that was declined before. */
        approveAfterAll: string;
        /** Button: refuses the request. */
        decline: string;
        /** Button: withdraws an approval. */
        revoke: string;
        /** Button: cancels the last answer. */
        undo: string;
        undoFailed: string;
        said: {
          /** Toast after an answer, with an Undo button. `name`: the investor. */
          approved: (p: { name: string }) => string;
          /** Toast after an answer, with an Undo button. `name`: the investor. */
          declined: (p: { name: string }) => string;
          /** Toast after an answer, with an Undo button. `name`: the investor. */
          revoked: (p: { name: string }) => string;
        };
        /** Heading above the note that the user sent with their answer. */
        yourNote: string;
        /** Label of the field for a note with the answer. `name`: the investor. */
        note: (p: { name: string }) => string;
        /** Hint of the field for a note with the answer. */
        noteHint: string;
        /** Label before the suggested notes. */
        suggestions: string;
        send: {
          /** Button: sends the refusal with the note. */
          declined: string;
          /** Button: withdraws the approval and sends the note. */
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
      /** Accessible name of the main navigation. Screen readers add “navigation”. */
      mainNavigation: string;
      /** Link in the main navigation. */
      home: string;
      /** Link in the main navigation: the page with everything that the user starred. */
      starred: string;
      /** Link in the main navigation: the page with the user’s conversations. “Message” is a noun here. */
      message: string;
      /** Link in the main navigation: the directory of startups, investors and people. */
      discover: string;
      /** Link in the main navigation: the user’s own page. */
      profile: string;
      /** Button in the top bar: adds the user’s startup to Updraft. “List” is a verb here. */
      listStartup: string;
      /** Accessible name of the search in the top bar. */
      search: string;
      /** Placeholder of the search in the top bar: what the user can find. */
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field. */
      searchClear: string;
      searchFailed: string;
      searchFailedText: string;
      /** Accessible name of the account menu’s button. `name`: the signed-in user. */
      account: (p: { name: string }) => string;
      /** Item of the account menu: opens the account page. */
      manageAccount: string;
      /** Item of the account menu. */
      signOut: string;
      /** Replaces “Sign out” while the user is being signed out. */
      signingOut: string;
      signOutFailed: string;
      /** Toast: a change couldn’t be written to the browser’s storage. */
      notSaved: string;
      /** Button in the toast about a change that wasn’t saved: tries to save again. */
      notSavedRetry: string;
      /** Below the top bar, for a signed-out viewer. Asha Verma is the made-up demo account. */
      sample: string;
      createAccount: string;
      /** Toast: stored records that can’t be read are hidden. */
      quarantined: (p: { count: number }) => string;
      /** Accessible name of a star button. Its pressed state is announced separately. `name`: a startup or investor. */
      star: (p: { name: string }) => string;
    };
    auth: {
      /** Description of the pages for search engines. */
      headText: string;
      signInTitle: string;
      registerTitle: string;
      /** Accessible name of the two tabs of the sign-in card. */
      tabs: string;
      /** Tab of the sign-in card, and the button that submits it. */
      login: string;
      /** Tab of the sign-in card: creates an account. */
      register: string;
      /** Label of a field. */
      fullName: string;
      email: string;
      password: string;
      /** Accessible name of the button that makes the password readable. */
      showPassword: string;
      fullNameRequired: string;
      emailRequired: string;
      emailInvalid: string;
      passwordRequired: string;
      /** Label of a checkbox. `<a>` links to the terms. */
      agreeToTerms: string;
      termsMissing: string;
      forgotPassword: string;
      /** Button: submits the form of the tab Login. */
      signIn: string;
      /** Button: submits the form of the tab Register. */
      createAccount: string;
      /** Replaces the label of the button while the form is sent. The specification requires three dots in English. */
      pleaseWait: string;
      /** Error after several wrong passwords. `time`: a duration, such as “30 seconds”. */
      wait: (p: { time: string }) => string;
      /** Error: the code for signing in didn’t load. */
      loadFailed: string;
      /** Shown when signing in takes long. It may still succeed. */
      late: string;
      /** Replaces `late` if an online service stores the accounts. */
      lateService: string;
      /** Error if an online service stores the accounts and there is no network. */
      offline: string;
      /** Between the form and the buttons of Google, Microsoft and Apple. */
      orContinueWith: string;
      /** Name of a company. It isn’t translated. */
      google: string;
      /** Name of a company. It isn’t translated. */
      microsoft: string;
      /** Name of a company. It isn’t translated. */
      apple: string;
      investor: string;
      /** Button: opens the demo account. Asha Verma is a made-up person. */
      lookAround: string;
      /** Note below the sign-in card: the accounts are stored in the user’s browser. */
      deviceNote: string;
      /** Replaces `deviceNote` if an online service stores the accounts. */
      meetNote: string;
      forgotTitle: string;
      forgotText: string;
      resetPassword: string;
      /** Link back to the sign-in card. */
      backToLogin: string;
      /** Title after the email with the link for a new password was sent. */
      sentTitle: string;
      /** `email`: the email address that the user entered. The text must not reveal whether it has an account. */
      sentText: (p: { email: string }) => string;
      /** Replaces `forgotText` if no email can be sent. */
      forgotDeviceText: string;
      forgotDeviceNote: string;
      sentDeviceTitle: string;
      /** `email`: the email address that the user entered. The text must not reveal whether it has an account. */
      sentDeviceText: (p: { email: string }) => string;
      /** Title of the dialog that replaces a provider’s sign-in window. `provider`: Google, Microsoft or Apple. */
      chooserTitle: (p: { provider: string }) => string;
      /** Note in the dialog that replaces a provider’s sign-in window. `provider`: Google, Microsoft or Apple. */
      chooserNote: (p: { provider: string }) => string;
      /** Accessible name of the list of accounts. */
      chooserAccounts: string;
      /** Button: opens a form for an account that isn’t in the list. */
      chooserAdd: string;
      /** Button: submits the form for an account that isn’t in the list. */
      chooserContinue: string;
    };
    choices: {
      /** Category of a startup: software as a service. */
      SaaS: string;
      /** Category of a startup: artificial intelligence. */
      AI: string;
      /** Category of a startup: financial technology. */
      Fintech: string;
      /** Category of a startup: medical care. */
      Healthcare: string;
      /** Category of a startup: technology for health. */
      Healthtech: string;
      /** Category of a startup: technology for education. */
      Edtech: string;
      "E-commerce": string;
      "Climate Tech": string;
      /** Category of a startup: physical devices. */
      Hardware: string;
      /** Category of a startup: an online marketplace. */
      Marketplace: string;
      /** Category of a startup: products for consumers. */
      Consumer: string;
      /** Category of a startup: products for large companies. */
      Enterprise: string;
      Web3: string;
      /** Category of a startup that fits none of the others. */
      Other: string;
      /** Name of an investment criterion: the category of a startup. */
      sector: string;
      /** Name of an investment criterion: the funding stage of a startup. */
      stage: string;
      /** Name of an investment criterion: the money that a round still needs. */
      amount: string;
      /** Name of an investment criterion: where a startup is. */
      place: string;
      /** Funding stage, before Seed. */
      "Pre-seed": string;
      /** Funding stage. */
      Seed: string;
      /** Funding stage. */
      "Series A": string;
      /** Funding stage. */
      "Series B": string;
      /** Funding stage: Series C or later. */
      "Series C+": string;
      /** Funding stage: funded by the founders, without investors. */
      Bootstrapped: string;
      /** Type of investor: a person who invests their own money. */
      Angel: string;
      /** Type of investor. */
      "Venture Capitalist": string;
      /** Type of investor: a company that invests in startups. */
      Corporate: string;
      /** Type of investor: a firm that manages the wealth of one family. */
      "Family Office": string;
      /** Something a person looks for: to meet people. */
      Networking: string;
      /** Something a person looks for: money for their startup. */
      Investment: string;
      /** Something a person looks for. */
      "Co-founder": string;
      /** Something a person looks for. */
      Job: string;
      /** Something a person looks for: to be advised by an experienced person. */
      Mentorship: string;
      /** Something a person looks for: a business partner. */
      Partnership: string;
      /** Investment timeline: when the investor wants to invest. */
      "1-3 months": string;
      /** Investment timeline: when the investor wants to invest. */
      "3-6 months": string;
      /** Investment timeline: when the investor wants to invest. */
      "6-12 months": string;
      /** Investment timeline: when the investor wants to invest. */
      "12+ months": string;
      /** Answer to “Are you an accredited investor?”. */
      Yes: string;
      /** Answer to “Are you an accredited investor?”. */
      No: string;
      /** Role of a person. */
      Founder: string;
      /** Role of a person. */
      Investor: string;
      "Product Manager": string;
      /** Role of a person: someone who writes software. */
      Developer: string;
      /** Role of a person. */
      Designer: string;
      /** Role of a person: someone who works in marketing. */
      Marketing: string;
      /** Role of a person: someone who works in business development. */
      "Business Development": string;
      /** Role of a person. */
      Student: string;
    };
    common: {
      /** The slogan of Updraft. */
      tagline: string;
      /** First link of each page, for keyboard users. */
      skipToContent: string;
      /** Accessible name of the region with toasts. */
      notifications: string;
      /** Accessible name of the button that closes a dialog, menu or toast. A verb. */
      close: string;
      /** Button: closes a dialog and changes nothing. */
      cancel: string;
      tryAgain: string;
      loading: string;
      /** Title if the code or the messages of a page didn’t load. */
      loadTitle: string;
      loadText: string;
      /** Replaces `loadText` while the browser is offline. */
      loadOfflineText: string;
      /** Announced to screen readers after the name of a link that leaves the app. */
      newTab: string;
      /** Announced to screen readers after a verified name. */
      verified: string;
      /** Link to the page about Updraft. */
      about: string;
      /** Link to the list of articles. */
      blogs: string;
      /** Link to the contact page. */
      contact: string;
      /** Link to the accessibility statement. */
      accessibility: string;
      /** Link in the header of public pages. */
      login: string;
      language: string;
      /** Label of the choice between light and dark. */
      theme: string;
      /** A theme: dark text on a light background. */
      themeLight: string;
      /** A theme: light text on a dark background. */
      themeDark: string;
      /** A theme: that of the operating system. */
      themeSystem: string;
      /** Accessible name of a post’s like button. `count`: the number of likes, formatted. */
      likeCount: (p: { count: string }) => string;
      /** Replaces the time of something that happened less than a minute ago. */
      justNow: string;
      /** Beside the time of a post, comment or message that was edited later. */
      edited: string;
      /** Tooltip of the word “edited”. `date`: the date and time of the last edit. */
      editedAt: (p: { date: string }) => string;
      /** Beside the time of an item that is being saved. */
      saving: string;
      /** Beside the time of an item that couldn’t be saved. */
      unsaved: string;
      /** Title instead of a post that a link points to but that isn’t available. */
      goneTitle: string;
      goneText: string;
      /** Below a field that is nearly full. `count`: its number of characters, `most`: the maximum, both formatted. */
      characters: (p: { count: string; most: string }) => string;
      /** Below a field with a text that is longer than the field accepts. `most`: the maximum, formatted. */
      tooLong: (p: { most: string }) => string;
      /** Error: the pasted text is too long. `most`: the maximum number of characters, formatted. */
      refused: (p: { most: string }) => string;
      /** Error: the pasted text would take too long to lay out, even if it is short. */
      refusedDense: string;
      /** Below a search field with too much text. `most`: the maximum number of characters, formatted. */
      searchTooLong: (p: { most: string }) => string;
      /** Button: shows the rest of a long text. */
      showMore: string;
      /** Button: shortens a long text again. */
      showLess: string;
      /** Announced while a search runs. */
      searching: string;
    };
    directory: {
      /** Title of the directory of startups, investors and people. It is the name of the page. */
      discoverTitle: string;
      /** Description of the page for search engines. */
      discoverHeadText: string;
      /** Title of the page with everything that the user starred. */
      starredTitle: string;
      /** Description of the page for search engines. */
      starredHeadText: string;
      /** Accessible name of the choice between startups, investors and users: “Show: Startups”. “Show” is a verb. */
      kindLabel: string;
      kinds: {
        /** A choice of what the directory lists. */
        startup: string;
        /** A choice of what the directory lists. */
        investor: string;
        /** A choice of what the directory lists. */
        user: string;
      };
      searchLabel: {
        /** Accessible name of the search field. */
        startup: string;
        /** Accessible name of the search field. */
        investor: string;
        /** Accessible name of the search field. */
        user: string;
      };
      /** Accessible name of the button that empties the search field. */
      searchClear: string;
      /** Accessible name of the row of filters, and the button that opens them on a phone. */
      filterLabel: string;
      filters: {
        /** Name of a filter. */
        industry: string;
        /** Name of a filter. */
        stage: string;
        /** Name of a filter. */
        experience: string;
        /** Name of a filter: a subject that a person is interested in. */
        interest: string;
        /** Name of a filter. */
        location: string;
        /** Name of a filter. */
        teamSize: string;
        /** Name of an on/off filter: only startups that raise money now. */
        raising: string;
        /** Name of an on/off filter: only verified startups or investors. */
        verified: string;
        /** Name of a filter. */
        stagePreference: string;
        /** Name of a filter: the amount that an investor usually invests. */
        checkSize: string;
        /** Name of a filter. */
        investorType: string;
        /** Name of an on/off filter: only investors who offer mentoring. */
        mentoring: string;
        /** Name of a filter: what a person looks for, such as a job. */
        lookingFor: string;
        /** Name of a filter. */
        skill: string;
      };
      /** Option of a filter that removes the filter: “Stage: Any”. */
      any: string;
      /** Accessible name of a button. `filter`: the chosen filter with its value, such as “Stage: Seed”. */
      removeFilter: (p: { filter: string }) => string;
      moreFilters: string;
      /** Button on a phone. `count`: the number of chosen filters, formatted. */
      filtersChosen: (p: { count: string }) => string;
      showResults: string;
      /** Button: removes all filters. */
      clearAll: string;
      /** Option of a filter. `size`: a range of numbers, such as 6–10. */
      teamSize: (p: { size: string }) => string;
      /** Option of a filter: the experience of a person in years. */
      yearsBelow: (p: { to: number }) => string;
      /** Option of a filter: the experience of a person in years. */
      years: (p: { from: number; to: number }) => string;
      /** Option of a filter: the experience of a person in years. */
      yearsFrom: (p: { from: number }) => string;
      /** Option of a filter. `to`: an amount of money, such as $250K. */
      amountBelow: (p: { to: string }) => string;
      /** Option of a filter. `from`: an amount of money, such as $2M. */
      amountFrom: (p: { from: string }) => string;
      loading: {
        startup: string;
        investor: string;
        user: string;
      };
      count: {
        /** Announced and shown above the results. */
        startup: (p: { count: number }) => string;
        /** Announced and shown above the results. */
        investor: (p: { count: number }) => string;
        /** Announced and shown above the results. */
        user: (p: { count: number }) => string;
      };
      showMore: {
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
      /** `query`: the user’s search. */
      noMatch: (p: { query: string }) => string;
      /** `filters`: the chosen filters with their values, as a list. */
      noMatchFiltered: (p: { filters: string }) => string;
      /** `query`: the user’s search. `filters`: the chosen filters with their values, as a list. */
      noMatchInFilters: (p: { query: string; filters: string }) => string;
      widen: {
        /** Button when nothing was found: ignores the user’s setting “Deal flow”. */
        dealFlow: string;
        /** Button when nothing was found: removes the filters. */
        filters: string;
        /** Button when nothing was found: removes the search. */
        query: string;
        /** Button when nothing was found: removes the search and the filters. */
        all: string;
      };
      dealFlow: {
        /** Above startups that the setting “Deal flow” filters. `count`: those shown, `all`: all startups. */
        filtered: (p: { all: number; count: number }) => string;
        /** Above startups that the setting “Deal flow” sorts. */
        recommended: string;
        /** Above the startups while the setting “Deal flow” has no effect. */
        paused: string;
        /** Link to the setting “Deal flow”. */
        change: string;
        pause: {
          /** Button: shows the startups that the setting “Deal flow” hides. */
          filtered: string;
          /** Button: sorts the startups as usual. */
          recommended: string;
        };
        /** Button: applies the setting “Deal flow” again. */
        resume: string;
        empty: string;
      };
      sort: {
        /** Accessible name of the menu with the sort orders. A verb or a noun. */
        label: string;
        /** Button with the current sort order, and an option of its menu. */
        usual: string;
        /** Button: returns to the default sort order. */
        back: string;
        /** Option of the menu: the startups that fit the investor’s criteria best come first. */
        fit: string;
        /** Option of the menu. `name`: one of the user’s startups. */
        fitWith: (p: { name: string }) => string;
      };
      fit: {
        label: {
          /** Accessible name of the line on a card that shows how well a startup and an investor fit. */
          ownCriteria: string;
          /** Accessible name of the line on a card that shows how well a startup and an investor fit. */
          ownStartup: string;
        };
        verdicts: {
          /** Result of comparing a startup with one investment criterion. */
          met: string;
          /** Result of comparing a startup with one investment criterion: it is nearly met. */
          close: string;
          /** Result of comparing a startup with one investment criterion. */
          notMet: string;
          /** Result of comparing a startup with one investment criterion: data is missing. */
          unknown: string;
        };
        /** `verdict`: a result, such as Met. `list`: the criteria with this result, such as “Sector, Stage”. */
        marked: (p: { verdict: string; list: string }) => string;
        /** `criterion`: the name of a criterion, such as Stage. */
        must: (p: { criterion: string }) => string;
        /** Explains the sort order “best fit”. */
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
        /** Text of the empty list of starred items. */
        startup: string;
        /** Text of the empty list of starred items. */
        investor: string;
      };
      noStarsAction: {
        /** Link from the empty list to the directory. */
        startup: string;
        /** Link from the empty list to the directory. */
        investor: string;
      };
      /** Heading on the page of starred items. */
      savedPosts: string;
      viewProfile: string;
      /** On the card of a startup. `amount`: money, such as $1.3M. `<b>` sets the amount in bold. */
      raised: (p: { amount: string }) => string;
      nothingRaised: string;
      /** On the card of a startup. `share`: a percentage of the funding goal. `goal`: the goal, such as $2M. */
      ofGoal: (p: { share: string; goal: string }) => string;
      /** On the card of a startup. `goal`: the funding goal, such as $2M. */
      goal: (p: { goal: string }) => string;
      /** Accessible name of the bar that shows the raised share. `name`: the startup. */
      fundraising: (p: { name: string }) => string;
      /** Label on the card of an investor: the categories they invest in. */
      sectors: string;
      /** Label on the card of an investor: the amount they usually invest. */
      checkSize: string;
      /** Label on the card of an investor: the number of companies they have invested in. */
      portfolio: string;
      /** On the card of an investor. `count`: a number, or a range such as 6–10. */
      investments: (p: { count: number | string }) => string;
      /** Label on the card of a person: the subjects they are interested in. */
      interests: string;
      /** The end of a shortened list. `list`: the first items, `count`: the number of hidden items. The space is non-breaking. */
      andMore: (p: { list: string; count: number }) => string;
      /** Label on the card of a person: what they look for. */
      lookingFor: string;
      /** Label on the card of a person. */
      location: string;
      /** Button: follows a person, startup or investor. A verb. */
      follow: string;
      /** Label of the Follow button once the user follows the person, startup or investor. */
      following: string;
      /** Accessible name of the Follow button. `name`: a person, startup or investor. */
      followPerson: (p: { name: string }) => string;
      /** Accessible name of the Following button. `name`: a person, startup or investor. */
      followingPerson: (p: { name: string }) => string;
      /** Replaces Follow or the star on the cards of the user’s own profiles. */
      you: string;
    };
    errors: {
      /** Title of the page for an unknown address. */
      notFoundTitle: string;
      notFoundText: string;
      /** Link to the landing page. */
      toHome: string;
      /** Link to the feed. */
      toExplore: string;
      failedTitle: string;
      failedText: string;
      /** Button: reloads the page. */
      reload: string;
      /** Toast: a newer version of the app, which a reload installs. */
      updateReady: string;
      troubles: {
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        session: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        account: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        lostAccount: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        missingAccount: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        memoryMissing: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        memoryNewer: string;
        /** Toast: a problem with data that is stored on this device, and its consequences. */
        memoryHeld: string;
      };
    };
    feed: {
      /** Title of the feed. It is the name of the page. */
      title: string;
      /** Description of the page for search engines. */
      headText: string;
      searchLabel: string;
      /** Placeholder of the search field. */
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field. */
      searchClear: string;
      /** Accessible name of the row of filters. */
      filterLabel: string;
      filters: {
        /** A filter of the feed, on a chip. */
        all: string;
        /** A filter of the feed, on a chip. */
        funding: string;
        /** A filter of the feed, on a chip. */
        announcement: string;
        /** A filter of the feed, on a chip: posts about something the author learned. */
        insight: string;
        /** A filter of the feed, on a chip: posts with an opinion. */
        thought: string;
        /** A filter of the feed, on a chip. */
        saved: string;
      };
      types: {
        /** The type of a post, on a badge. */
        funding: string;
        /** The type of a post, on a badge. */
        announcement: string;
        /** The type of a post, on a badge. */
        insight: string;
        /** The type of a post, on a badge. */
        thought: string;
      };
      typeWords: {
        /** The type of a post as a word inside “No … posts available at the moment.”. */
        funding: string;
        /** The type of a post as a word inside “No … posts available at the moment.”. */
        announcement: string;
        /** The type of a post as a word inside “No … posts available at the moment.”. */
        insight: string;
        /** The type of a post as a word inside “No … posts available at the moment.”. */
        thought: string;
      };
      /** Accessible name of the field for a new post. */
      composerLabel: string;
      composerPlaceholder: string;
      /** Label of the tag menu for a new post. */
      composerTag: string;
      /** Option of the tag menu for a new post. */
      composerNoTag: string;
      composerTags: {
        /** Option of the tag menu for a new post. */
        Announcement: string;
        /** Option of the tag menu for a new post. */
        Funding: string;
        /** Option of the tag menu for a new post: the startup looks for employees. */
        Hiring: string;
        /** Option of the tag menu for a new post: news about a product. */
        Product: string;
      };
      /** Label of a choice: the user posts as themselves or as one of their startups. */
      composerAs: string;
      /** Button: publishes the post. A verb. */
      composerPost: string;
      loading: string;
      /** Announced and shown above the results of a search. */
      resultCount: (p: { count: number }) => string;
      loadMore: string;
      emptyTitle: string;
      emptyAll: string;
      /** `type`: a type of post, from the group typeWords. */
      emptyType: (p: { type: string }) => string;
      emptySaved: string;
      /** Link to the directory. */
      emptyAction: string;
      /** `query`: the user’s search. */
      noMatch: (p: { query: string }) => string;
      /** `query`: the user’s search. `filter`: the name of the chosen filter, such as Insights. */
      noMatchInFilter: (p: { filter: string; query: string }) => string;
      noMatchAction: string;
      failedTitle: string;
      failedText: string;
      viewStartup: string;
      /** On the card of a startup. `amount`: money, such as $1.3M. `<b>` sets the amount in bold. */
      raised: (p: { amount: string }) => string;
      /** `share`: a percentage of the funding goal. `goal`: the goal, such as $2M. */
      ofGoal: (p: { share: string; goal: string }) => string;
      /** Accessible name of the bar that shows the raised share. `name`: the startup. */
      fundraising: (p: { name: string }) => string;
      /** Accessible name of a button whose visible label is only the number. `count`: the number of comments, formatted. */
      commentCount: (p: { count: string }) => string;
      /** Accessible name of a button whose visible label is only the number. `count`: how often the post was shared, formatted. */
      shareCount: (p: { count: string }) => string;
      /** Button: adds a post to the saved posts. A verb. */
      save: string;
      /** Label of the Save button once the post is saved. */
      saved: string;
      /** Toast after a post was saved. */
      postSaved: string;
      /** Button in the toast after a post was saved: opens the saved posts. */
      showSaved: string;
      /** Accessible name of the list of suggested people after a typed @. */
      peopleLabel: string;
      /** Announced when the list of suggested people opens. `count`: the number of people. */
      peopleSuggested: (p: { count: number }) => string;
      /** Accessible name of the menu on the user’s own post or comment. */
      more: string;
      /** Item of the menu on a post or comment. A verb. */
      edit: string;
      /** Item of the menu on a post or comment. A verb. */
      delete: string;
      editPostLabel: string;
      editCommentLabel: string;
      editSave: string;
      /** Announced after an edit was saved. */
      editSaved: string;
      /** Toast with an Undo button. `text`: the beginning of the post. */
      postDeleted: (p: { text: string }) => string;
      /** Toast with an Undo button. `text`: the beginning of the comment. */
      commentDeleted: (p: { text: string }) => string;
      /** Button in a toast: restores the deleted post or comment. */
      undo: string;
      undoFailed: string;
      /** Accessible name of the list of comments. */
      comments: string;
      showAllComments: (p: { count: number }) => string;
      /** Accessible name of the number of likes below a comment. */
      commentLikes: (p: { count: number }) => string;
      commentLabel: string;
      commentPlaceholder: string;
      /** Button: publishes the comment. A verb. */
      commentSend: string;
      /** Accessible name of the card with the user’s own name and counts. */
      meLabel: string;
      /** Label of the number of followers, on the card with the user’s own name. */
      followers: string;
      /** Label of the number of startups, on the card with the user’s own name. */
      startups: string;
      /** Accessible name of the sidebar. */
      sidebarLabel: string;
      trendingTitle: string;
      trendingPosts: (p: { count: number }) => string;
      eventsTitle: string;
      /** Heading of an advertisement in the sidebar. */
      sponsoredTitle: string;
      /** Heading of the suggestions in the sidebar. */
      followTitle: string;
      /** Button: follows a person or startup. A verb. */
      follow: string;
      /** Label of the Follow button once the user follows the person or startup. */
      following: string;
      /** Accessible name of the Follow button. `name`: a person or startup. */
      followPerson: (p: { name: string }) => string;
      /** Accessible name of the Following button. `name`: a person or startup. */
      followingPerson: (p: { name: string }) => string;
      /** Accessible name of the links below the sidebar. */
      footerLabel: string;
      /** Link to the terms of use. */
      footerTerms: string;
      footerCopyright: string;
      linkCopied: string;
      /** `link`: the address of the post. */
      linkNotCopied: (p: { link: string }) => string;
    };
    guestWork: {
      /** On the sign-in card: what a guest created before signing in. `what`: startup names, and the texts `profile` and `marks`. */
      waiting: (p: { what: string }) => string;
      /** Toast after the guest’s work was added to the account. `what`: startup names, and the texts `profile` and `marks`. */
      taken: (p: { what: string }) => string;
      /** Item of the list `what`: a completed profile. */
      profile: string;
      /** Item of the list `what`: stars, follows and requests. */
      marks: string;
    };
    inbox: {
      /** Title of the page with the user’s conversations. */
      title: string;
      /** Description of the page for search engines. */
      headText: string;
      /** Accessible name of the list of conversations. */
      listLabel: string;
      loading: string;
      loadingThread: string;
      searchLabel: string;
      searchPlaceholder: string;
      /** Accessible name of the button that empties the search field. */
      searchClear: string;
      resultCount: (p: { count: number }) => string;
      noMatch: string;
      /** `query`: the user’s search. */
      noMatchText: (p: { query: string }) => string;
      noMatchAction: string;
      emptyTitle: string;
      /** “Message” is the name of a button on the profiles. */
      emptyText: string;
      emptyAction: string;
      failedTitle: string;
      failedText: string;
      threadFailedTitle: string;
      unknownTitle: string;
      unknownText: string;
      allConversations: string;
      /** Replaces the conversation while none is open. */
      noneTitle: string;
      noneText: string;
      newConversation: string;
      /** Accessible name of the search in the dialog for a new conversation. */
      peopleLabel: string;
      peoplePlaceholder: string;
      peopleLoading: string;
      peopleFailed: string;
      /** `query`: the user’s search. */
      nobodyFound: (p: { query: string }) => string;
      /** Time of a message that was sent less than a minute ago. */
      now: string;
      /** Heading above the messages of a day. */
      today: string;
      /** Heading above the messages of a day. */
      yesterday: string;
      /** Author of the user’s own message, for screen readers. */
      you: string;
      /** State of another person: they use Updraft now. */
      online: string;
      /** Announced after the name of a conversation with new messages. */
      unread: string;
      /** Announced after the name of a conversation without notifications. */
      muted: string;
      /** The user’s own last message in the list. `text`: the beginning of the message. */
      ownPreview: (p: { text: string }) => string;
      /** Label before an unsent text. */
      draft: string;
      noMessages: string;
      back: string;
      /** Accessible name of the panel beside a conversation. `name`: the other person. */
      about: (p: { name: string }) => string;
      viewProfile: string;
      /** Accessible name of the menu of a conversation. */
      more: string;
      markUnread: string;
      /** Item of the menu of a conversation: turns off the conversation’s notifications. */
      mute: string;
      unmute: string;
      /** Accessible name of a conversation. `name`: the other person. */
      threadLabel: (p: { name: string }) => string;
      /** At the start of a conversation without messages. `name`: the other person. */
      threadStart: (p: { name: string }) => string;
      /** Button: loads older messages. */
      earlier: string;
      jumpToLatest: string;
      /** Line above the messages that the user hasn’t seen. */
      newMessages: string;
      attach: string;
      attachNotAvailable: string;
      /** Accessible name of the field for a message. `name`: the other person. */
      composerLabel: (p: { name: string }) => string;
      composerPlaceholder: string;
      /** Replaces the field for a message if the other account is deleted or can’t be found. */
      closedGone: string;
      /** Replaces the field for a message in the demo account. */
      closedSample: string;
      /** Button: sends the message. */
      send: string;
      notSent: string;
    };
    interest: {
      /** State of the viewer’s request to a startup. `ago`: the time since the request, such as “3 days ago”. */
      waiting: (p: { ago: string }) => string;
      /** `name`: the startup. */
      approved: (p: { name: string }) => string;
      /** `name`: the startup. */
      declined: (p: { name: string }) => string;
      /** `name`: the startup. */
      revoked: (p: { name: string }) => string;
      /** `name`: the startup. */
      withdrawn: (p: { name: string }) => string;
      /** Heading of the note that the owner wrote with the answer. `name`: the startup. */
      noteFrom: (p: { name: string }) => string;
      again: string;
      final: string;
      /** Below an answer of a made-up startup: the app wrote the answer. */
      sample: string;
    };
    investorAccount: {
      /** Title of the page where an investor manages their account. */
      title: string;
      /** Description of the page for search engines. */
      headText: string;
      edit: string;
      /** Toast after the profile was saved. */
      saved: string;
      /** Link to the page that others see. */
      publicPage: string;
      preferences: string;
      financial: string;
      /** Heading of a group of fields. */
      contact: string;
      /** Heading of a group of fields. */
      basics: string;
      fields: {
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        dob: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        investments: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        geography: string;
        /** Label of a field: the criteria that a startup must meet. */
        mustHaves: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        checkFrom: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        checkTo: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        showsCheckSize: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        availableForMentoring: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        calendarLink: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        contactEmail: string;
        /** Label of a field. The other fields have the labels of the registration (wizard.registration.fields). */
        portfolio: string;
      };
      hints: {
        /** Hint of a field. */
        calendarLink: string;
        /** Hint of a field. */
        preference: string;
        /** Hint of a field. */
        geography: string;
        /** Hint of a field. */
        mustHaves: string;
        /** Hint of a field. */
        investments: string;
        /** Hint of a field. */
        dob: string;
        /** Hint of a field. */
        phone: string;
        /** Hint of a field. */
        email: string;
        /** Hint of a field. */
        contactEmail: string;
      };
      portfolio: {
        /** Heading of one company in the form. `number`: its position in the list, from 1. */
        entry: (p: { number: number }) => string;
        add: string;
        name: string;
        /** Label of a field: the funding stage at which the investor invested. */
        stage: string;
        /** Label of a field: the year of the investment. */
        year: string;
      };
      /** Shown if no criterion is a must-have. */
      allFlexible: string;
      /** Label: the amount that the investor usually invests. The other amounts of the page are in rupees. */
      checkSize: string;
      /** `range`: two amounts of money, such as $25K – $100K. */
      checkShown: (p: { range: string }) => string;
      /** `range`: two amounts of money, such as $25K – $100K. */
      checkHidden: (p: { range: string }) => string;
      amountsNote: string;
      emptyTitle: string;
      emptyText: string;
      register: string;
      /** Heading of a card that links to the user’s founder account. */
      toFounder: string;
      toFounderText: string;
    };
    landing: {
      /** Title of the landing page in the browser tab. */
      headTitle: string;
      /** The slogan. `<dots>` encloses the ellipsis, which is styled differently. */
      heroTitle: string;
      /** Below the slogan. */
      heroText: string;
      /** Button: creates an account. */
      getStarted: string;
      areYouInvestor: string;
      /** Accessible name of the two example cards. */
      cardsLabel: string;
      /** Tagline of the made-up startup Heliogrid, on an example card. */
      startupTagline: string;
      /** On an example card. `<b>` sets the amount in bold. The amount has the language’s own format. */
      startupRaised: string;
      /** On an example card. The numbers have the language’s own format. */
      startupGoal: string;
      /** Accessible name of the bar on an example card. */
      startupGauge: string;
      /** Category of the startup on an example card. */
      startupCategory: string;
      /** Funding stage of the startup on an example card. */
      startupStage: string;
      /** Below the name of an investor on an example card. Northlight Ventures is the name of a firm. */
      investorRole: string;
      /** Message of the investor on an example card. The deck is the pitch deck of a startup. */
      investorMessage: string;
      /** Announced to screen readers after a verified name. */
      verified: string;
      /** Label before a row of names of companies. */
      companiesLabel: string;
      howTitle: string;
      signUpTitle: string;
      signUpText: string;
      /** Heading of the second step: to look for startups and investors. A verb. */
      exploreTitle: string;
      exploreText: string;
      /** Heading of the third step: to get in touch. A verb. */
      connectTitle: string;
      connectText: string;
      whyTitle: string;
      /** Large number above supportTitle. */
      supportFigure: string;
      /** Heading of a reason to use Updraft. */
      supportTitle: string;
      supportText: string;
      /** Large number above advantageTitle. */
      advantageFigure: string;
      /** Heading of a reason to use Updraft. */
      advantageTitle: string;
      advantageText: string;
      /** Large text above successTitle. */
      successFigure: string;
      /** Heading of a reason to use Updraft. */
      successTitle: string;
      /** The amounts have the language’s own format. Heliogrid is a made-up startup. */
      successText: string;
      teamTitle: string;
      teamText: string;
      /** Role of a made-up member of the team. */
      productRole: string;
      productNote: string;
      /** Role of a made-up member of the team. */
      engineeringRole: string;
      engineeringNote: string;
      /** Role of a made-up member of the team. */
      designRole: string;
      /** About the designer. Updraft’s images show wind and weather. */
      designNote: string;
      /** Role of a made-up member of the team: she answers the users’ questions. */
      communityRole: string;
      communityNote: string;
      /** Heading at the end of the page. A play on the name Updraft. */
      closingTitle: string;
      closingText: string;
    };
    myData: {
      title: string;
      /** “This device” is the user’s browser. */
      text: string;
      /** Button: writes the user’s data to a file. */
      export: string;
      /** Button: reads the user’s data from a file. */
      import: string;
      /** Announced to screen readers while the operation runs. */
      exporting: string;
      /** Announced to screen readers while the operation runs. */
      reading: string;
      /** Announced to screen readers while the operation runs. */
      importing: string;
      /** Announced to screen readers while the operation runs. */
      deleting: string;
      exportFailed: string;
      /** Heading of a section. */
      deleteTitle: string;
      deleteText: string;
      /** Button: opens the dialog that deletes the account. */
      deletePress: string;
      /** Replaces the button “Delete account” in the demo account. */
      deleteNotForSample: string;
      problem: {
        /** The file to import is refused. `megabytes`: a whole number. */
        tooLarge: (p: { megabytes: number }) => string;
        /** The file to import is refused. */
        unreadable: string;
        /** The file to import is refused. */
        notJson: string;
        /** The file to import is refused. */
        foreign: string;
        /** The file to import is refused. */
        newer: string;
        /** The file to import is refused. */
        damaged: string;
        /** The file to import is refused. `name`: the owner of the file. */
        somebodyElse: (p: { name: string }) => string;
        /** The file to import is refused. `wrong`: the invalid records per group, as a list: “2 posts and 1 like”. */
        damagedIn: (p: { wrong: string }) => string;
      };
      groups: {
        /** A kind of data with only one record per user, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        profile: (p: { count: number }) => string;
        /** A kind of data with only one record per user, as part of a sentence. */
        investorProfile: (p: { count: number }) => string;
        /** A kind of data with only one record per user, as part of a sentence. */
        settings: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        startups: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        posts: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        comments: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        likes: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        saved: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        stars: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        follows: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        interests: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        requests: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        messages: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        drafts: (p: { count: number }) => string;
        /** Other records, as part of a sentence: read and muted conversations, and deleted sample items. */
        other: (p: { count: number }) => string;
        /** Number of records of one kind, as part of a sentence: “your profile, 3 startups and 12 posts”. */
        unknown: (p: { count: number }) => string;
      };
      preview: {
        title: string;
        /** `name`: the owner of the file. `date`: the day of the export. */
        from: (p: { name: string; date: string }) => string;
        /** Above the list of changes that an import makes. */
        replaced: string;
        /** Below the list of changes that an import makes. */
        theRest: string;
        nothing: string;
        /** Number of new records of one kind in the list of changes. */
        added: (p: { count: number }) => string;
        /** Number of changed records of one kind in the list of changes. */
        changed: (p: { count: number }) => string;
        /** Number of removed records of one kind in the list of changes. */
        removed: (p: { count: number }) => string;
        one: {
          /** Replaces the number if a kind of data has only one record per user. */
          added: string;
          /** Replaces the number if a kind of data has only one record per user. */
          changed: string;
          /** Replaces the number if a kind of data has only one record per user. */
          removed: string;
        };
        /** An item in the list of changes. */
        theme: string;
        /** An item in the list of changes. */
        language: string;
        /** Button: imports the file. */
        confirm: string;
        failed: string;
      };
      reset: {
        sample: {
          /** Button in the demo account: restores its original data. */
          press: string;
          title: string;
          stays: string;
          /** Button of a dialog. A verb. */
          confirm: string;
          /** Replaces the label of the button while the operation runs. */
          progress: string;
          failed: string;
        };
        account: {
          /** Button, except in the demo account: deletes the user’s data, but not the account. */
          press: string;
          title: string;
          stays: string;
          /** Button of a dialog. A verb. */
          confirm: string;
          /** Replaces the label of the button while the operation runs. */
          progress: string;
          failed: string;
        };
        /** Above the list of data that the reset deletes. */
        goes: string;
        list: string[];
        final: string;
      };
      deleteDialog: {
        title: string;
        /** `name`: the user. */
        goes: (p: { name: string }) => string;
        final: string;
        confirm: string;
        /** Label of a field. */
        password: string;
        showPassword: string;
        /** Hint of the password field. */
        passwordHint: string;
        passwordMissing: string;
        passwordWrong: string;
        /** Replaces the password field if the account has no password. `provider`: Google, Microsoft or Apple. */
        window: (p: { provider: string }) => string;
        providers: {
          /** Name of a company. It isn’t translated. */
          google: string;
          /** Name of a company. It isn’t translated. */
          microsoft: string;
          /** Name of a company. It isn’t translated. */
          apple: string;
        };
        /** Error: the account couldn’t be deleted, and the sign-in provider gave no reason. */
        failed: string;
      };
      toasts: {
        /** `fileName`: the name of the downloaded file. */
        exported: (p: { fileName: string }) => string;
        /** Toast after an export: damaged records aren’t in the file. `count`: their number. */
        leftOut: (p: { count: number }) => string;
        imported: string;
        reset: string;
        deleted: string;
        /** Toast: the account was deleted, but the browser refused to remove its data. */
        deletedInPart: string;
      };
    };
    notifications: {
      /** Announced to screen readers after the link Profile in the main navigation. `count`: the number of requests. */
      waiting: (p: { count: number }) => string;
      title: string;
      /** Accessible name of the bell while there are new notifications. */
      count: (p: { count: number }) => string;
      /** Announced when a notification arrives. */
      arrived: (p: { count: number }) => string;
      loading: string;
      /** Heading above the notifications that the user hasn’t seen. Plural. */
      new: string;
      /** Heading above the notifications that the user has seen. */
      earlier: string;
      /** Button: marks all notifications as read. */
      readAll: string;
      /** Link to the settings. */
      settings: string;
      emptyTitle: string;
      emptyText: string;
      failedTitle: string;
      failedText: string;
      events: {
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        message: string;
        /** A notification. `<name></name>` becomes the person, `<subject></subject>` the user’s startup. */
        request: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        approved: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        declined: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        revoked: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        comment: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        mention: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        follow: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        followBack: string;
        /** A notification. `<name></name>` becomes the person, `<subject></subject>` the user’s startup. */
        startupFollow: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        startupPost: string;
        /** A notification. `<name></name>` becomes the author, `<subject></subject>` a startup. */
        postAboutStartup: string;
        /** A notification. `<name></name>` becomes the author, `<subject></subject>` their startup. */
        founderPost: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        listing: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        opportunity: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        newListing: string;
        /** A notification. `<name></name>` becomes a person or startup. In the past tense, without the person’s gender. */
        portfolioPost: string;
        /** A notification. `<name></name>` becomes the author, `<subject></subject>` a startup that the user backed. */
        postAboutPortfolio: string;
        /** A notification. `<name></name>` becomes the author, `<subject></subject>` a startup. Its round is a funding round. */
        round: string;
      };
      reasons: {
        /** Why a startup fits. `list`: the values that match, such as “Climate Tech, Seed”. */
        met: (p: { list: string }) => string;
        /** Why a startup nearly fits. `list`: the values that nearly match, such as “Climate Tech, Seed”. */
        close: (p: { list: string }) => string;
        /** `amount`: the money that the round still needs, such as $700K. */
        amount: (p: { amount: string }) => string;
      };
    };
    pages: {
      /** Title of the page about Updraft. */
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
      /** Button: creates an account. */
      aboutNextAction: string;
      /** Link to the contact page. */
      aboutContactAction: string;
      /** Title of the list of articles. */
      blogsTitle: string;
      blogsLead: string;
      /** Accessible name of the list of links to the articles. */
      blogsContents: string;
      /** `author`: the name of the author. */
      blogsByline: (p: { author: string }) => string;
      /** Title of an article. */
      messageTitle: string;
      /** Date of an article, in the language’s own format. */
      messageDate: string;
      messageSummary: string;
      messageBody: string;
      /** Title of an article. */
      metricsTitle: string;
      /** Date of an article, in the language’s own format. */
      metricsDate: string;
      metricsSummary: string;
      metricsBody: string;
      /** Title of an article. A round is a funding round. */
      roundTitle: string;
      /** Date of an article, in the language’s own format. */
      roundDate: string;
      roundSummary: string;
      roundBody: string;
      /** Title of an article. */
      mentorTitle: string;
      /** Date of an article, in the language’s own format. */
      mentorDate: string;
      mentorSummary: string;
      mentorBody: string;
      /** Title of the contact page. */
      contactTitle: string;
      contactLead: string;
      contactHelpTitle: string;
      contactHelpText: string;
      /** Heading: the mailbox for investors. */
      contactInvestorsTitle: string;
      contactInvestorsText: string;
      /** Heading: information for journalists. */
      contactPressTitle: string;
      contactPressText: string;
      /** Heading: the opening hours of the office. */
      contactOfficeTitle: string;
      /** The opening hours, and a joke about a doorbell. */
      contactOfficeText: string;
      contactSampleNote: string;
      questionsTitle: string;
      questionListTitle: string;
      questionListText: string;
      questionSeeTitle: string;
      questionSeeText: string;
      questionInvestorTitle: string;
      /** `<a>` links to the registration. */
      questionInvestorText: string;
      questionPasswordTitle: string;
      /** `<a>` links to the page for a forgotten password. */
      questionPasswordText: string;
      questionDataTitle: string;
      /** `<a>` links to the terms. */
      questionDataText: string;
      termsTitle: string;
      termsLead: string;
      termsUpdated: string;
      /** Heading of the list of links to the sections of this page. */
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
      /** `<a>` links to the contact page. */
      termsChangesBody: string;
    };
    profile: {
      shared: {
        /** Accessible name of the tabs of a profile. `name`: the startup, investor or person. */
        sections: (p: { name: string }) => string;
        /** Button: copies the address of the page. A verb. */
        share: string;
        /** Replaces the label of the Share button for two seconds. */
        copied: string;
        /** Above a field with the address, if the browser refuses to copy it. */
        copyRefused: string;
        /** Accessible name of the field with the address of the page. */
        copyRefusedLabel: string;
        /** Button: follows a person, startup or investor. A verb. */
        follow: string;
        /** Label of the Follow button once the user follows the person, startup or investor. */
        following: string;
        /** Chip that shows the rest of a list. `count`: the number of hidden items, formatted. */
        more: (p: { count: string }) => string;
        website: string;
        email: string;
        /** Name of a website. It isn’t translated. */
        linkedin: string;
        /** Name of a website. It isn’t translated. */
        twitter: string;
        /** Name of a website. It isn’t translated. */
        github: string;
        comments: (p: { count: number }) => string;
        privacy: {
          /** Label of a choice above the user’s own page: “View as: Everyone”. */
          viewAs: string;
          viewers: {
            /** Option of “View as”: the owner of the page. */
            self: string;
            /** Option of “View as”. */
            everyone: string;
            /** Option of “View as”. */
            connection: string;
            /** Option of “View as”. */
            founder: string;
            /** Option of “View as”. */
            investor: string;
            /** Option of “View as”. */
            interested: string;
            /** Option of “View as”. */
            approved: string;
          };
          seenBy: {
            /** Above the page while another viewer is chosen. */
            everyone: string;
            /** Above the page while another viewer is chosen. */
            connection: string;
            /** Above the page while another viewer is chosen. */
            founder: string;
            /** Above the page while another viewer is chosen. */
            investor: string;
            /** Above the page while another viewer is chosen. */
            interested: string;
            /** Above the page while another viewer is chosen. */
            approved: string;
          };
          kept: {
            /** Replaces a page that the viewer may not see. */
            private: string;
            /** Replaces a page that the viewer may not see. */
            connections: string;
            /** Replaces a page that the viewer may not see. */
            founders: string;
          };
          keptPrivateText: string;
          /** `name`: the owner of the page. */
          keptText: (p: { name: string }) => string;
          change: string;
        };
      };
      startup: {
        loading: string;
        /** Description of the page for search engines. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** A tab of the startup page. */
          overview: string;
          /** A tab of the startup page. */
          metrics: string;
          /** A tab of the startup page. */
          team: string;
          /** A tab of the startup page. */
          investors: string;
          /** A tab of the startup page: its posts. */
          updates: string;
        };
        /** `name`: the founder. */
        listedBy: (p: { name: string }) => string;
        /** `year`: the year of the foundation. */
        founded: (p: { year: string }) => string;
        /** Accessible name of a list. */
        categories: string;
        /** Size of the team. `size`: a number or a range, such as 6–10. */
        people: (p: { size: string }) => string;
        /** Link on the user’s own startup. A verb. */
        edit: string;
        access: {
          /** Above the page: the parts that the viewer sees. `parts`: a list, from the group parts. */
          sees: (p: { parts: string }) => string;
          parts: {
            /** Part of the argument `parts`. */
            overview: string;
            /** Part of the argument `parts`. */
            team: string;
            /** Part of the argument `parts`. */
            traction: string;
            /** Part of the argument `parts`. */
            metrics: string;
            /** Part of the argument `parts`. */
            contact: string;
          };
          /** `<a>` links to the registration. */
          traction: string;
          /** `name`: the startup. */
          ask: (p: { name: string }) => string;
          /** `name`: the startup. */
          metrics: (p: { name: string }) => string;
          /** Note on the user’s own startup: what others can see. */
          own: string;
          /** Above the page of a startup that shows everything to everyone. `name`: the startup. */
          published: (p: { name: string }) => string;
        };
        /** Button: asks the startup for its key metrics. */
        expressInterest: string;
        /** Label of the Express Interest button once the request was sent. */
        interestExpressed: string;
        /** Below the Interest Expressed button. The English text is specified with a straight apostrophe. */
        interestNote: string;
        /** Beside the Express Interest button, for a viewer without an account. `name`: the startup. */
        interestNeedsAccount: (p: { name: string }) => string;
        /** Replaces the Express Interest button while the startup is inactive. `name`: the startup. */
        inactive: (p: { name: string }) => string;
        /** Note on the user’s own startup while it is inactive. `name`: the startup. */
        ownInactive: (p: { name: string }) => string;
        manage: string;
        /** Heading of a section: the description of the startup. */
        about: string;
        /** Heading: the problem that the startup solves. */
        problem: string;
        /** Heading: how the startup solves the problem. */
        solution: string;
        /** `name`: the startup. */
        noAbout: (p: { name: string }) => string;
        keyMetrics: string;
        allMetrics: string;
        video: string;
        watchVideo: string;
        /** `name`: the startup. */
        videoLabel: (p: { name: string }) => string;
        awards: string;
        /** Heading of a list. */
        similar: string;
        /** Heading of a card: the current funding round. */
        fundraising: string;
        /** Accessible name of the bar that shows the raised share. `name`: the startup. */
        fundraisingLabel: (p: { name: string }) => string;
        /** `amount`: money, such as $1.3M. `<b>` sets the amount in bold. */
        raised: (p: { amount: string }) => string;
        /** `share`: a percentage of the funding goal. `goal`: the goal, such as $2M. */
        ofGoal: (p: { share: string; goal: string }) => string;
        /** After the raised amount, if the startup has no funding goal. */
        noGoal: string;
        /** Label: the amount that the startup wants to raise. */
        goal: string;
        raisedNotStated: string;
        /** Label: the funding round, such as Seed. */
        round: string;
        /** Label: what the startup is worth. */
        valuation: string;
        /** Label of a number. */
        investorCount: string;
        /** Label before the date on which the round will close. */
        closes: string;
        /** On a badge: the round is over. */
        closed: string;
        /** Label before the date on which the round closed. */
        closedOn: string;
        /** Heading of a card: how to reach the startup. */
        contact: string;
        /** Link that opens the conversation with the founder: a verb. */
        message: string;
        /** Replaces the contact information for a viewer who hasn’t asked for access. */
        contactGate: string;
        /** Replaces the contact information of an inactive startup. */
        closedGate: string;
        noContact: string;
        /** Heading: a PDF that presents the startup to investors. */
        deck: string;
        deckGate: string;
        /** File name of the download. `name`: the startup. */
        deckFile: (p: { name: string }) => string;
        deckOpen: string;
        deckDownload: string;
        noDeck: string;
        metrics: {
          /** Name of a metric. */
          monthlyRevenue: string;
          /** Name of a metric. */
          activeUsers: string;
          /** Name of a metric. */
          arr: string;
          /** Name of a metric. */
          monthlyGrowth: string;
          /** Name of a metric. */
          cac: string;
          /** Name of a metric. */
          ltv: string;
          /** Name of a metric. */
          ltvToCac: string;
          /** Name of a metric. */
          burnRate: string;
          /** Name of a metric. */
          runway: string;
        };
        metricNotes: {
          /** The full form of the name of a metric, or its explanation. */
          arr: string;
          /** The full form of the name of a metric, or its explanation. */
          cac: string;
          /** The full form of the name of a metric, or its explanation. */
          ltv: string;
          /** The full form of the name of a metric, or its explanation. */
          ltvToCac: string;
          /** The full form of the name of a metric, or its explanation. */
          burnRate: string;
          /** The full form of the name of a metric, or its explanation. */
          runway: string;
        };
        /** A duration in months, abbreviated. */
        months: (p: { count: number }) => string;
        /** `amount`: money per month, such as $90K. “mo” abbreviates month. */
        perMonth: (p: { amount: string }) => string;
        /** `share`: a percentage. */
        growthMonthly: (p: { share: string }) => string;
        /** Accessible name of a chart. `what`: the metric. `first` is its value in the month `from`, `last` its value in the month `to`. */
        trendLabel: (p: { what: string; first: string; from: string; last: string; to: string }) => string;
        /** Button: shows the values of a chart as a table. */
        asTable: string;
        /** Head of a column. */
        month: string;
        /** Name of a metric, and head of a column. */
        growth: string;
        /** Name of a metric, and head of a column. */
        customers: string;
        /** Name of a metric, and head of a column: the money that the startup has. */
        cash: string;
        /** Shown to a viewer who may see no metrics. `name`: the startup. */
        noOpenMetrics: (p: { name: string }) => string;
        /** `name`: the startup. */
        noMetrics: (p: { name: string }) => string;
        /** `name`: the startup. */
        noTeam: (p: { name: string }) => string;
        /** `name`: the startup. */
        noInvestors: (p: { name: string }) => string;
        writeUpdate: string;
        /** `name`: the startup. */
        noUpdates: (p: { name: string }) => string;
      };
      fit: {
        /** Heading: how a startup fits the viewer’s investment criteria. */
        withYou: string;
        /** Heading on the page of an investor. `startup`: the viewer’s startup. */
        withStartup: (p: { startup: string }) => string;
        verdicts: {
          /** Result of comparing a startup with one investment criterion. */
          met: string;
          /** Result of comparing a startup with one investment criterion: it is nearly met. */
          close: string;
          /** Result of comparing a startup with one investment criterion. */
          notMet: string;
          /** Result of comparing a startup with one investment criterion: data is missing. */
          unknown: string;
        };
        /** `criterion`: the name of a criterion, such as Stage. `verdict`: a result, such as Met. */
        judged: (p: { criterion: string; verdict: string }) => string;
        /** On a badge: a criterion that a startup must meet. */
        must: string;
        change: string;
        given: {
          /** The startup’s value of a criterion. `startup`: its name, `given`: the value or a list of values. */
          sector: (p: { startup: string; given: string }) => string;
          /** The startup’s value of a criterion. `startup`: its name, `given`: the value or a list of values. */
          stage: (p: { startup: string; given: string }) => string;
          /** The startup’s value of a criterion. `startup`: its name, `given`: the value or a list of values. */
          amount: (p: { startup: string; given: string }) => string;
          /** The startup’s value of a criterion. `startup`: its name, `given`: the value or a list of values. */
          place: (p: { startup: string; given: string }) => string;
        };
        /** The round needs no more money. `startup`: its name. */
        full: (p: { startup: string }) => string;
        missing: {
          /** The startup’s value of a criterion is unknown. `startup`: its name. */
          sector: (p: { startup: string }) => string;
          /** The startup’s value of a criterion is unknown. `startup`: its name. */
          stage: (p: { startup: string }) => string;
          /** The startup’s value of a criterion is unknown. `startup`: its name. */
          amount: (p: { startup: string }) => string;
          /** The startup’s value of a criterion is unknown. `startup`: its name. */
          place: (p: { startup: string }) => string;
        };
        youWant: {
          /** The viewer’s own criterion. `wanted`: the value or a list of values. */
          sector: (p: { wanted: string }) => string;
          /** The viewer’s own criterion. `wanted`: the value or a list of values. */
          stage: (p: { wanted: string }) => string;
          /** The viewer’s own criterion. `wanted`: an amount or a range of money. */
          amount: (p: { wanted: string }) => string;
          /** The viewer’s own criterion. `wanted`: the value or a list of values. */
          place: (p: { wanted: string }) => string;
        };
        theyWant: {
          /** The criterion of an investor. `investor`: their name, `wanted`: the value or a list of values. */
          sector: (p: { investor: string; wanted: string }) => string;
          /** The criterion of an investor. `investor`: their name, `wanted`: the value or a list of values. */
          stage: (p: { investor: string; wanted: string }) => string;
          /** The criterion of an investor. `investor`: their name, `wanted`: the value or a list of values. */
          amount: (p: { investor: string; wanted: string }) => string;
          /** The criterion of an investor. `investor`: their name, `wanted`: the value or a list of values. */
          place: (p: { investor: string; wanted: string }) => string;
        };
        amounts: {
          /** Part of the argument `wanted`. `from`: an amount of money. */
          from: (p: { from: string }) => string;
          /** Part of the argument `wanted`. `to`: an amount of money. */
          upTo: (p: { to: string }) => string;
        };
        /** The viewer has no value for a criterion. */
        youDidNotSay: string;
        /** `investor`: the name of the investor. */
        theyDidNotSay: (p: { investor: string }) => string;
        close: {
          /** Why a criterion is nearly met. */
          sector: string;
          /** Why a criterion is nearly met. */
          stage: string;
          /** Why a criterion is nearly met. */
          amount: string;
          /** Why a criterion is nearly met. */
          place: string;
        };
        /** Result of comparing two locations: the app doesn’t know one of them. */
        unread: string;
      };
      investor: {
        loading: string;
        /** Description of the page for search engines. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** A tab of the investor page. */
          overview: string;
          /** A tab of the investor page. */
          portfolio: string;
          /** A tab of the investor page. */
          testimonials: string;
          /** A tab of the investor page. */
          posts: string;
        };
        /** Link that opens the conversation with the investor: a verb. */
        message: string;
        scheduleMeeting: string;
        /** On a badge: the investor offers mentoring. */
        mentoring: string;
        /** `count`: a number, or a range such as 6–10. */
        investmentCount: (p: { count: number | string }) => string;
        /** Heading of a section: the description of the investor. */
        about: string;
        philosophy: string;
        metrics: string;
        /** Name of a metric: the money that the investor manages. */
        aum: string;
        /** Label before a number of years. */
        experience: string;
        averageInvestment: string;
        /** Name of a metric: how many companies were sold or went public. */
        successfulExits: string;
        currentPortfolioSize: string;
        /** Name of a metric: the yearly return of the investments. */
        returnRate: string;
        /** The experience of the investor. */
        years: (p: { count: number }) => string;
        achievements: string;
        portfolio: string;
        /** Heading: what founders write about the investor. */
        testimonials: string;
        posts: string;
        criteria: string;
        /** Label: the funding stages at which the investor invests. */
        stages: string;
        /** Label: the amount that the investor usually invests. */
        checkSize: string;
        /** Label: the regions in which the investor invests. */
        geography: string;
        /** Label: whether the investor leads a round or follows another investor. */
        leadOrFollow: string;
        /** Label: how much time the investor gives a startup. */
        commitment: string;
        /** Label: how long the investor takes to decide. */
        decision: string;
        sectors: string;
        contact: string;
        investments: string;
        /** Placeholder of an empty section. */
        noAbout: string;
        noPortfolio: string;
        noTestimonials: string;
        noPosts: string;
        noCriteria: string;
        noContact: string;
      };
      user: {
        loading: string;
        /** Description of the page for search engines. */
        headText: string;
        notFoundTitle: string;
        notFoundText: string;
        notFoundAction: string;
        failed: string;
        tabs: {
          /** A tab of the page of a person. */
          overview: string;
          /** A tab of the page of a person: the accounts that they follow. `count`: their number, formatted. */
          following: (p: { count: string }) => string;
          /** A tab of the page of a person. `count`: the number of posts, formatted. */
          posts: (p: { count: string }) => string;
        };
        /** Link that opens the conversation with the person: a verb. */
        message: string;
        editProfile: string;
        stats: {
          /** Label of a number: how many accounts the person follows. */
          connections: string;
          /** Label of a number. */
          followers: string;
          /** Label of a number. */
          posts: string;
          /** Label of a number. */
          startups: string;
        };
        interests: string;
        /** Heading of a section: the description of the person, in their own words. */
        about: string;
        work: string;
        achievements: string;
        /** Label: how much time the person has. */
        availability: string;
        mentorshipFocus: string;
        startups: string;
        education: string;
        certificates: string;
        skills: string;
        /** Heading: the accounts that the person follows. */
        connections: string;
        /** Accessible name of a link. `name`: a person. */
        messageTo: (p: { name: string }) => string;
        suggestions: string;
        /** Button: follows a suggested person. A verb. */
        connect: string;
        /** Accessible name of the Connect button. `name`: a person. */
        connectTo: (p: { name: string }) => string;
        /** Label of the Connect button once the user follows the person. */
        connected: string;
        /** Accessible name of the Connected button. `name`: a person. */
        connectedTo: (p: { name: string }) => string;
        composer: {
          /** Accessible name of a form for a post. */
          label: string;
          field: string;
          placeholder: string;
          /** Button of the form: adds an image. A noun. */
          image: string;
          /** Button of the form: adds a link. A noun. */
          link: string;
          /** Button of the form: adds tags. A noun. */
          tags: string;
          /** Button of the form: publishes the post. A verb. */
          post: string;
          /** Announced after the names of the form’s buttons, which don’t work on this page. */
          unavailable: string;
          /** `<a>` links to the feed. */
          hint: string;
        };
        posts: string;
        info: string;
        /** Label before a place. */
        location: string;
        /** Label before the month in which the person created their account. */
        joined: string;
        /** Label: what the person looks for. */
        lookingFor: string;
        /** Heading of a card: how to reach the person. */
        contact: string;
        copyLink: string;
        currentStartups: string;
        topSkills: string;
        empty: {
          /** Placeholder of an empty section, for other viewers. */
          about: string;
          /** Placeholder of an empty section, for other viewers. */
          work: string;
          /** Placeholder of an empty section, for other viewers. */
          startups: string;
          /** Placeholder of an empty section, for other viewers. */
          education: string;
          /** Placeholder of an empty section, for other viewers. */
          skills: string;
          /** Placeholder of an empty section, for other viewers. */
          info: string;
          /** Placeholder of an empty section, for other viewers. */
          contact: string;
          /** Placeholder of an empty section, for other viewers. */
          connections: string;
          /** Placeholder of an empty section, for other viewers. */
          suggestions: string;
          /** Placeholder of an empty section, for other viewers. */
          posts: string;
        };
        ownEmpty: {
          /** Placeholder of an empty section, for its owner. */
          about: string;
          /** Placeholder of an empty section, for its owner. */
          work: string;
          /** Placeholder of an empty section, for its owner. */
          startups: string;
          /** Placeholder of an empty section, for its owner. */
          education: string;
          /** Placeholder of an empty section, for its owner. */
          skills: string;
          /** Placeholder of an empty section, for its owner. */
          info: string;
          /** Placeholder of an empty section, for its owner. */
          contact: string;
          /** Placeholder of an empty section, for its owner. */
          connections: string;
          /** Placeholder of an empty section, for its owner. */
          portfolio: string;
          /** Placeholder of an empty section, for its owner. */
          posts: string;
        };
        fill: {
          /** Button in an empty section, for its owner. */
          about: string;
          /** Button in an empty section, for its owner. */
          work: string;
          /** Button in an empty section, for its owner. */
          startups: string;
          /** Button in an empty section, for its owner. */
          education: string;
          /** Button in an empty section, for its owner. */
          skills: string;
          /** Button in an empty section, for its owner. */
          info: string;
          /** Button in an empty section, for its owner. */
          contact: string;
          /** Button in an empty section, for its owner. */
          connections: string;
          /** Button in an empty section, for its owner. */
          portfolio: string;
          /** Button in an empty section, for its owner. */
          posts: string;
        };
      };
    };
    search: {
      /** Accessible name of the list of results. */
      results: string;
      kinds: {
        /** Heading above the results of one kind. */
        startup: string;
        /** Heading above the results of one kind. */
        investor: string;
        /** Heading above the results of one kind. */
        user: string;
        /** Heading above the results of one kind. */
        post: string;
      };
      count: (p: { count: number }) => string;
      /** `query`: the user’s search. */
      none: (p: { query: string }) => string;
      noneText: string;
      /** Link to the directory. `query`: the user’s search. */
      discover: (p: { query: string }) => string;
    };
    settings: {
      loading: string;
      failedTitle: string;
      failedText: string;
      /** Announced to screen readers after each choice. */
      saved: string;
      notifications: string;
      kinds: {
        messages: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        mentions: {
          /** A kind of notification: another user wrote the user’s name with an @. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        follows: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        startup_updates: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        investment_opportunities: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        portfolio_changes: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
        funding_rounds: {
          /** A kind of notification. The hint explains when it is sent. */
          label: string;
          /** A kind of notification. The hint explains when it is sent. */
          hint: string;
        };
      };
      /** Explains “Investment opportunities” to a founder. */
      founderOpportunities: string;
      /** Heading of a section: theme, language and emails. */
      preferences: string;
      /** Label of a choice: how often a summary is sent by email. */
      emailDigest: string;
      emailDigests: {
        /** Option of the setting “Email digest”. */
        daily: string;
        /** Option of the setting “Email digest”. */
        weekly: string;
        /** Option of the setting “Email digest”. */
        monthly: string;
        /** Option of the setting “Email digest”. */
        never: string;
      };
      emailDigestHint: string;
      /** Label of a choice: who can see the user’s page. */
      privacy: string;
      privacies: {
        /** Option of the setting “Profile privacy”. */
        public: string;
        /** Option of the setting “Profile privacy”. */
        private: string;
        /** Option of the setting “Profile privacy”. */
        connections: string;
        /** Option of the setting “Profile privacy”. */
        founders: string;
      };
      privacyHints: {
        /** The effect of an option of the setting “Profile privacy”. */
        public: string;
        /** The effect of an option of the setting “Profile privacy”. */
        private: string;
        /** The effect of an option of the setting “Profile privacy”. */
        connections: string;
        /** The effect of an option of the setting “Profile privacy”. */
        founders: string;
      };
      seePage: string;
      /** Label of a choice: which startups the directory shows to an investor. */
      dealFlow: string;
      dealFlows: {
        /** Option of the setting “Deal flow”. */
        all: string;
        /** Option of the setting “Deal flow”. */
        filtered: string;
        /** Option of the setting “Deal flow”. */
        recommended: string;
      };
      dealFlowHints: {
        /** The effect of an option of the setting “Deal flow”. */
        all: string;
        /** The effect of an option of the setting “Deal flow”. */
        filtered: string;
        /** The effect of an option of the setting “Deal flow”. */
        recommended: string;
      };
      dealFlowMail: string;
      /** Label of a choice. The currency is named because the registration of an investor is in rupees. */
      minInvestment: string;
      /** Label of a choice. The currency is named because the registration of an investor is in rupees. */
      maxInvestment: string;
      /** Placeholder of an empty amount. */
      noLimit: string;
      /** Below the minimum and maximum investment. */
      investmentHint: string;
      /** Label of a switch. */
      analytics: string;
      analyticsHint: string;
      /** Heading of a section: who is signed in. */
      session: string;
      /** `name`: the user. `<b>` sets the name in bold. */
      signedInAs: (p: { name: string }) => string;
    };
    site: {
      /** Accessible name of the navigation in the footer and header. Screen readers add “navigation”. */
      siteNavigation: string;
      /** Button on a phone: opens the navigation. */
      menu: string;
      /** Link to the landing page. */
      home: string;
      /** Replaces the link Login for a signed-in user. */
      openApp: string;
      /** Heading of a column of links in the footer. */
      programs: string;
      /** Link in the footer: the accelerator program. */
      programsProgram: string;
      programsStartupSchool: string;
      /** Link in the footer: jobs at startups. */
      programsWork: string;
      programsCoFounder: string;
      /** Heading of a column of links in the footer. */
      company: string;
      /** Link in the footer. */
      companyBlog: string;
      /** Link in the footer. */
      companyContact: string;
      /** Link in the footer: information for journalists. */
      companyPress: string;
      /** Link in the footer: the team of Updraft. */
      companyPeople: string;
      /** Link in the footer: jobs at Updraft. */
      companyCareers: string;
      companyPrivacy: string;
      /** Link in the footer: the legal notice on the collection of personal data. */
      companyNotice: string;
      /** Link in the footer: how Updraft protects data. */
      companySecurity: string;
      companyTerms: string;
      /** Heading of a column of links in the footer. */
      resources: string;
      resourcesDirectory: string;
      resourcesLibrary: string;
      /** Link in the footer: the list of investors. */
      resourcesInvestors: string;
      /** Link in the footer. SAFE is the name of a standard investment contract. */
      resourcesSafe: string;
      /** Link in the footer: a website. Its name isn’t translated. */
      resourcesHackerNews: string;
      /** Link in the footer: a service for announcing a startup. */
      resourcesLaunch: string;
      /** Link in the footer: discounts for startups. */
      resourcesDeals: string;
      copyright: string;
    };
    wizard: {
      frame: {
        /** Accessible name of the list of steps. */
        steps: string;
        /** `step`: the number of the current step, from 1. `total`: the number of steps. */
        stepOf: (p: { step: number; total: number }) => string;
        /** Announced after the name of a completed step. */
        stepDone: string;
        /** Above a form with invalid fields. */
        needAttention: (p: { count: number }) => string;
        /** Toast: the form contains what the user entered before. */
        restored: string;
        unsaved: string;
        /** Error when the form couldn’t be submitted. */
        notStored: string;
        /** Button: empties the form. */
        discard: string;
        discardQuestion: string;
        /** Button of a dialog: empties the form. */
        discardYes: string;
        /** Button of a dialog: closes it. */
        discardNo: string;
      };
      fields: {
        image: {
          /** In a field for an image. */
          choose: string;
          /** In a field for an image. */
          replace: string;
          /** In a field for an image, after the button “Choose an image”. */
          drop: string;
          /** In a field for an image. */
          remove: string;
          /** In a field for an image: the alternative text of the image. */
          chosen: string;
          /** In a field for an image. */
          notImage: string;
          /** In a field for an image. */
          tooLarge: string;
          /** In a field for an image. */
          unreadable: string;
          /** In a field for an image. */
          notLoaded: string;
        };
        pdf: {
          /** In a field for a PDF file. */
          choose: string;
          /** In a field for a PDF file. */
          replace: string;
          /** In a field for a PDF file, after the button “Choose a PDF”. */
          drop: string;
          /** In a field for a PDF file. */
          remove: string;
          /** In a field for a PDF file. */
          chosen: string;
          /** In a field for a PDF file. */
          notPdf: string;
          /** In a field for a PDF file. */
          tooLarge: string;
          /** In a field for a PDF file. */
          unreadable: string;
        };
        list: {
          /** Button: adds the entered text to a list. A verb. */
          add: string;
          /** Accessible name of a button. `name`: an item of the list. */
          remove: (p: { name: string }) => string;
          /** Announced after an item was added to a list. `name`: the item. */
          added: (p: { name: string }) => string;
          /** Announced after an item was removed from a list. `name`: the item. */
          removed: (p: { name: string }) => string;
          /** Error: the entered text is already in the list. `name`: the text. */
          duplicate: (p: { name: string }) => string;
        };
        number: {
          /** Error of a field. `example`: a number in the language’s own format. */
          notWhole: (p: { example: string }) => string;
          /** Error of a field. `example`: a number in the language’s own format. */
          notNumber: (p: { example: string }) => string;
          /** Error of a field. `example`: a number in the language’s own format. */
          notYear: (p: { example: string }) => string;
        };
        /** Hint if the input isn’t a web address. */
        notLink: string;
        entries: {
          /** Accessible name of a button. `name`: the heading of an entry, such as “Position 2”. */
          remove: (p: { name: string }) => string;
          /** Announced after an entry was removed. `name`: the heading of the entry, such as “Position 2”. */
          removed: (p: { name: string }) => string;
          keepOne: string;
        };
      };
      common: {
        /** The empty option of a choice. */
        choose: string;
        /** Placeholder of a field for a web address. */
        website: string;
        /** Button: opens the next step. */
        next: string;
        /** Button: opens the next step. */
        continue: string;
        /** Button: opens the previous step. */
        previous: string;
        /** Button: opens the previous step. */
        back: string;
        /** Button: sends the form. */
        submit: string;
      };
      listing: {
        /** Title of the form that adds a startup. */
        title: string;
        /** Description of the page for search engines. */
        headText: string;
        done: string;
        steps: {
          /** Name of a step. */
          basicInformation: string;
          /** Name of a step. */
          aboutStartup: string;
          /** Name of a step. */
          tractionFunding: string;
          /** Name of a step. */
          keyMetrics: string;
          /** Name of a step. */
          teamInvestors: string;
        };
        fields: {
          /** Label of a field of a startup. */
          startupName: string;
          /** Label of a field of a startup. */
          tagline: string;
          /** Label of a field of a startup: the year in which it was founded. */
          registrationYear: string;
          /** Label of a field of a startup. */
          location: string;
          /** Label of a field of a startup. */
          category: string;
          /** Label of a field of a startup. */
          logo: string;
          /** Label of a field of a startup: its description. */
          about: string;
          /** Label of a field of a startup. */
          problem: string;
          /** Label of a field of a startup. */
          solution: string;
          /** Label of a field of a startup. */
          website: string;
          /** Label of a field of a startup. */
          email: string;
          /** Label of a field of a startup. */
          revenue: string;
          /** Label of a field of a startup. */
          users: string;
          /** Label of a field of a startup: the money that it has raised. */
          raised: string;
          /** Label of a field of a startup. */
          goal: string;
          /** Label of a field of a startup. */
          fundingRound: string;
          /** Label of a field of a startup. */
          arr: string;
          /** Label of a field of a startup. */
          growth: string;
          /** Label of a field of a startup. */
          cac: string;
          /** Label of a field of a startup. */
          ltv: string;
          /** Label of a field of a startup. */
          teamSize: string;
          /** Label of a field of a startup. */
          team: string;
          /** Label of a field of a startup. */
          investors: string;
          /** Label of a field of a startup. */
          pitchDeck: string;
        };
        hints: {
          /** Hint of the name field. `address`: a part of a web address, such as /startups/heliogrid-2. */
          taken: (p: { address: string }) => string;
          /** Hint of a field. */
          tagline: string;
          /** Hint of a field. */
          logo: string;
          /** Hint of a field. */
          about: string;
          /** Hint of a field. */
          arr: string;
          /** Hint of a field. */
          cac: string;
          /** Hint of a field. */
          ltv: string;
          /** Hint of a field. */
          team: string;
          /** Hint of a field. */
          investors: string;
          /** Hint of a field. */
          pitchDeck: string;
        };
        /** Placeholder of the year: an example. */
        yearPlaceholder: string;
        tractionNote: string;
        metricsNote: string;
      };
      registration: {
        /** Title of the form that registers an investor. */
        title: string;
        /** Description of the page for search engines. */
        headText: string;
        steps: {
          /** Name of a step. */
          accountInformation: string;
          /** Name of a step. */
          investmentExperience: string;
          /** Name of a step. */
          investmentDetails: string;
          /** Name of a step. */
          portfolioInformation: string;
          /** Name of a step. */
          aboutYou: string;
          /** Name of a step. */
          contactInformation: string;
          /** Name of a step. */
          investmentCriteria: string;
        };
        fields: {
          /** Label of a field of an investor. */
          fullName: string;
          /** Label of a field of an investor. */
          phone: string;
          /** Label of a field of an investor. */
          email: string;
          /** Label of a field of an investor. */
          password: string;
          /** Label of a field of an investor. */
          confirmPassword: string;
          /** Label of a field of an investor. */
          assets: string;
          /** Label of a field of an investor: the categories of startups. */
          preference: string;
          /** Label of a field of an investor. */
          investorType: string;
          /** Label of a field of an investor: in years. */
          experience: string;
          /** Label of a field of an investor. */
          investmentType: string;
          /** Label of a field of an investor. */
          investmentAmount: string;
          /** Label of a field of an investor. */
          timeline: string;
          /** Label of a field of an investor. “Accredited” is a legal status of investors. */
          accredited: string;
          /** Label of a field of an investor. */
          avgInvestment: string;
          /** Label of a field of an investor. */
          portfolioValue: string;
          /** Label of a field of an investor. */
          yearlyInvestments: string;
          /** Label of a field of an investor. */
          activeInvestment: string;
          /** Label of a field of an investor: their description. */
          about: string;
          /** Label of a field of an investor. */
          valueAdd: string;
          /** Label of a field of an investor. */
          location: string;
          /** Label of a field of an investor. */
          website: string;
          /** Label of a field of an investor. */
          linkedinProfile: string;
          /** Label of a field of an investor. */
          requirements: string;
        };
        hints: {
          /** Hint of a field. */
          password: string;
          /** Hint in a restored draft. */
          passwordAgain: string;
          /** Hint of a field. */
          preference: string;
          /** Hint of a field. */
          investmentType: string;
          /** Hint of a field. */
          about: string;
          /** Hint of a field. */
          valueAdd: string;
          /** Hint of a field. */
          requirements: string;
        };
        /** Replaces the password fields for a signed-in user. */
        ownPassword: string;
        showPassword: string;
        done: string;
        doneText: string;
        /** Button after the registration: opens the directory. A verb. */
        explore: string;
        /** Replaces the form for an account that has an investor profile. */
        existing: string;
        existingText: string;
        manage: string;
      };
      onboarding: {
        /** Title of the form that completes the user’s profile. */
        title: string;
        /** Description of the page for search engines. */
        headText: string;
        /** Button: submits the form. */
        complete: string;
        steps: {
          /** Name of a step. */
          basicInfo: string;
          /** Name of a step. */
          experience: string;
          /** Name of a step. */
          skillsConnections: string;
        };
        fields: {
          /** Label of a field of the profile. */
          photo: string;
          /** Label of a field of the profile. */
          role: string;
          /** Label of a field of the profile. */
          location: string;
          /** Label of a field of the profile. */
          interests: string;
          /** Label of a field of the profile. */
          bio: string;
          /** Label of a field of the profile. */
          workExperience: string;
          /** Label of a field of the profile. */
          education: string;
          /** Label of a field of the profile. */
          skills: string;
          /** Label of a field of the profile: what the user looks for. */
          lookingFor: string;
          /** Label of a field of the profile. */
          website: string;
          /** Label of a field of the profile. */
          linkedin: string;
        };
        hints: {
          /** Hint of a field. */
          photo: string;
          /** Hint of a field. `most`: the maximum number of interests. */
          interests: (p: { most: string }) => string;
          /** Hint of a field: why no other interest can be chosen. `most`: the maximum number of interests. */
          interestsFull: (p: { most: string }) => string;
          /** Hint of a field. */
          bio: string;
          /** Hint of a field. */
          lookingFor: string;
        };
        work: {
          /** Heading of one position in the form. `number`: its place in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          /** Label of a field: the job title. */
          title: string;
          /** Label of a field: the employer. */
          company: string;
          /** Label of a field: the years in this position. */
          duration: string;
          durationHint: string;
          description: string;
        };
        education: {
          /** Heading of one entry in the form. `number`: its place in the list, from 1. */
          entry: (p: { number: number }) => string;
          add: string;
          degree: string;
          /** Label of a field: the school or university. */
          institution: string;
          /** Label of a field: the year of the degree. */
          year: string;
        };
      };
      errors: {
        /** Error of a field. */
        tooLong: string;
        /** Error of a list. */
        tooMany: string;
        /** Error of a field. */
        startupNameRequired: string;
        /** Error of a field. */
        taglineRequired: string;
        /** Error of a field. */
        categoryRequired: string;
        /** Error of a field. */
        aboutRequired: string;
        /** Error of a field. */
        problemRequired: string;
        /** Error of a field. */
        solutionRequired: string;
        /** Error of a field. */
        businessEmailRequired: string;
        /** Error of a field. */
        emailInvalid: string;
        /** Error of a field. */
        httpsRequired: string;
        /** Error of a field. */
        awardTitleRequired: string;
        /** Error of a field. */
        companyRequired: string;
        /** Error of a field. */
        fullNameRequired: string;
        /** Error of a field. */
        phoneRequired: string;
        /** Error of a field. */
        emailRequired: string;
        /** Error of a field. */
        passwordRequired: string;
        /** Error of a field. */
        passwordTooShort: string;
        /** Error of a field. */
        passwordsDiffer: string;
        /** Error of a field. */
        assetsRequired: string;
        /** Error of a field. */
        preferenceRequired: string;
        /** Error of a field. */
        investorTypeRequired: string;
        /** Error of a field. */
        experienceRequired: string;
        /** Error of a field. */
        investmentTypeRequired: string;
        /** Error of a field. */
        investmentAmountRequired: string;
        /** Error of a field. */
        timelineRequired: string;
        /** Error of a field. */
        accreditedRequired: string;
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

declare module '@messages/*/profile' {
  const messages: import('@messages/catalogs').Catalogs['profile'];
  export default messages;
}

declare module '@messages/*/search' {
  const messages: import('@messages/catalogs').Catalogs['search'];
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

declare module '@messages/*/wizard' {
  const messages: import('@messages/catalogs').Catalogs['wizard'];
  export default messages;
}
