#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the Swift runtime keeps of each program and library that is loaded, and hands out
// (stdlib/public/runtime/ImageInspectionCommon.h). The fields that follow differ between versions.

struct swift_section {
  const void *start;
  size_t length;
};

struct swift_sections {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  struct swift_section protocols;
  struct swift_section protocol_conformances;
};

/// Calls `body` for each image until it returns false.
void swift_enumerateAllMetadataSections(
    bool (*body)(const struct swift_sections *sections, void *context), void *context);
