/// Pickers: dates, times and colours, chosen in a field, a calendar or a panel.
///
/// ```
///  Date ──DatePattern──▶ segments that are typed ─┐
///    │                                            ├──▶ DateRules ──▶ another Date
///    └────MonthPage────▶ days that are pressed ───┘    calendar, bounds
///  Color ─▶ ColorMix (hue, saturation, brightness) ──▶ square, sliders, hex, swatches
/// ```
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date()..., displayedComponents: .date)
/// ColorPicker("Ground", selection: $ground)
/// ```
///
/// It must never work out a date without a calendar, or make a calendar, a formatter or a gradient before a picker is shown.
@_exported public import LaminaNavigation
