/// Sign-up without views: the form's rules, its services, and the form itself in three ways.
///
/// ```
///  typed ──▶ rules ──▶ verdicts ──▶ may sign up ──▶ submission
///              │ name                                  │
///              ▼                                       ▼
///            NameServer.isFree                 SignUpService.signUp
/// ```
///
/// The server keeps to the same rules: they stand here once.
