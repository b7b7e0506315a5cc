/// What can be made and used off the main actor, although the code of this room runs on it.
///
/// A type that conforms is on no actor. Property wrappers need it: one that says `nonisolated` itself
/// cannot stand in a type on the main actor, as all views are.
package nonisolated protocol UsableAnywhere: SendableMetatype {}
