/// Widget hosting: a widget's process, from both of its ends.
///
/// ```
///  who shows widgets                        │ a widget's own process
///  WidgetHost ──WidgetRequest──▶ socket ────┼──▶ WidgetGuest
///             ◀──WidgetReport──             │
///             ◀──────────── SharedPictures: sealed memory ───── its pixels
/// ```
///
/// What a host does next is decided by `WidgetSupervision`, a value that is told the time.
///
/// It must never wait for a widget, or trust what one says.
