#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 converts with ICU, whose system headers contradict the ICU in Foundation. Only
// members of xmlCharEncodingHandler depend on it, and no Swift code touches those.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlschemas.h>
