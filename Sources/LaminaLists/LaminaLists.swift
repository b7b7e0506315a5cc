/// Lists: what scrolls, and rows that exist only where they are seen.
///
/// ```
///  ForEach(dreams) ──▶ ViewList (count, identity) ──▶ RowWindow: those in sight, and some ahead
///  wheel, keys, fingers ──▶ ScrollState ──▶ offsets of layers: no evaluation, no layout
/// ```
///
/// ```swift
/// List(dreams, selection: $selected) { dream in Text(dream.name) }
/// ScrollView { LazyVStack { ForEach(dreams) { DreamCard($0) } } }
/// ```
///
/// It must never name a control, and never draw a row before it is needed.
@_exported public import LaminaInteraction
